import type { RichBlock, RichInline, RichMark, RichText } from '@arvand/contracts/rich-text'

/** The address of a picture in the written file; null when the file does not hold it. */
export type PictureAddress = (fileId: string) => string | null

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const tags: Readonly<Record<Exclude<RichMark['type'], 'link'>, string>> = {
  bold: 'b',
  underline: 'u',
  strike: 's',
  highlight: 'mark',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
}

/** A rich text as HTML; formulas between the signs that filters of other systems read. */
export const richHtml = ({ content }: RichText, picture: PictureAddress): string =>
  content.map((block) => blockHtml(block, picture)).join('')

const inlines = (content: readonly RichInline[] = []): string => content.map(inlineHtml).join('')

function inlineHtml(node: RichInline): string {
  if (node.type === 'hardBreak') return '<br>'
  if (node.type === 'formula') return escapeHtml(`\\(${node.attrs.tex}\\)`)
  return (node.marks ?? []).reduce(
    (html, mark) =>
      mark.type === 'link'
        ? `<a href="${escapeHtml(mark.attrs.href)}">${html}</a>`
        : `<${tags[mark.type]}>${html}</${tags[mark.type]}>`,
    escapeHtml(node.text),
  )
}

const dirOf = (attrs: { readonly dir?: 'rtl' | 'ltr' | null | undefined } | undefined): string =>
  attrs?.dir ? ` dir="${attrs.dir}"` : ''

function blockHtml(block: RichBlock, picture: PictureAddress): string {
  const within = (content: readonly RichBlock[]) => content.map((one) => blockHtml(one, picture)).join('')
  switch (block.type) {
    case 'paragraph':
      return `<p${dirOf(block.attrs)}>${inlines(block.content)}</p>`
    case 'heading':
      return `<h${block.attrs.level}${dirOf(block.attrs)}>${inlines(block.content)}</h${block.attrs.level}>`
    case 'codeBlock':
      return `<pre dir="ltr">${escapeHtml((block.content ?? []).map(({ text }) => text).join(''))}</pre>`
    case 'formulaBlock':
      return `<p>${escapeHtml(`\\[${block.attrs.tex}\\]`)}</p>`
    case 'image':
      return imageHtml(block.attrs, picture)
    case 'verse':
      return `<p>${escapeHtml([block.attrs.first, block.attrs.second ?? ''].filter(Boolean).join(' / '))}</p>`
    case 'horizontalRule':
      return '<hr>'
    case 'embed':
      return `<p><a href="${escapeHtml(block.attrs.url)}">${escapeHtml(block.attrs.title || block.attrs.url)}</a></p>`
    case 'bulletList':
      return `<ul>${block.content.map((item) => `<li>${within(item.content)}</li>`).join('')}</ul>`
    case 'orderedList':
      return `<ol start="${block.attrs?.start ?? 1}">${block.content.map((item) => `<li>${within(item.content)}</li>`).join('')}</ol>`
    case 'blockquote':
    case 'callout':
      return `<blockquote>${within(block.content)}</blockquote>`
    case 'table':
      return `<table>${block.content.map((row) => `<tr>${row.content.map((cell) => cellHtml(cell, within)).join('')}</tr>`).join('')}</table>`
  }
}

type Cell = Extract<RichBlock, { type: 'table' }>['content'][number]['content'][number]

function cellHtml({ type, attrs, content }: Cell, within: (content: readonly RichBlock[]) => string): string {
  const tag = type === 'tableHeader' ? 'th' : 'td'
  return `<${tag} colspan="${attrs?.colspan ?? 1}" rowspan="${attrs?.rowspan ?? 1}">${within(content)}</${tag}>`
}

function imageHtml(
  { fileId, alt, caption }: Extract<RichBlock, { type: 'image' }>['attrs'],
  picture: PictureAddress,
): string {
  const address = picture(fileId)
  const words = caption ? `<br>${escapeHtml(caption)}` : ''
  return address === null
    ? `<p>${escapeHtml(caption || alt)}</p>`
    : `<p><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}">${words}</p>`
}
