import type {
  RichBlock,
  RichCell,
  RichInline,
  RichListItem,
  RichMark,
  RichRow,
  RichText,
} from './rich-text.ts'

export const emptyText: RichText = { type: 'doc', content: [] }

/** The steps of a text lesson: one for each section under a second-level heading, and at least one. */
export function sectionsOf({ content }: RichText): RichBlock[][] {
  const sections: RichBlock[][] = []
  for (const node of content) {
    const begins = node.type === 'heading' && node.attrs.level === 2
    if (begins || sections.length === 0) sections.push([])
    sections.at(-1)?.push(node)
  }
  // Text before the first heading is an introduction and belongs to the first section.
  const [first, second, ...rest] = sections
  const opens = first?.[0]?.type === 'heading'
  if (first && second && !opens) return [[...first, ...second], ...rest]
  return sections.length > 0 ? sections : [[]]
}

/** The files that a text shows. */
export function filesInText(node: RichText | RichBlock | RichListItem | RichRow | RichCell): string[] {
  if (node.type === 'image') return [node.attrs.fileId]
  if (!('content' in node) || !node.content) return []
  return (node.content as (RichBlock | RichInline)[]).flatMap((child) =>
    child.type === 'text' || child.type === 'hardBreak' || child.type === 'formula' ? [] : filesInText(child),
  )
}

/** The plain words of a text, for search and excerpts; `formula` turns the TeX of a formula into words. */
export function plainText(
  node: RichText | RichBlock | RichInline | RichListItem | RichRow | RichCell,
  formula: (tex: string) => string = (tex) => tex,
): string {
  if (node.type === 'text') return node.text
  if (node.type === 'formula' || node.type === 'formulaBlock') return formula(node.attrs.tex)
  if (node.type === 'verse') return [node.attrs.first, node.attrs.second ?? ''].join(' / ')
  if (node.type === 'image') return node.attrs.caption ?? node.attrs.alt
  if (node.type === 'embed') return node.attrs.title ?? ''
  if (node.type === 'hardBreak') return '\n'
  if (!('content' in node) || !node.content) return ''
  const isWords = node.type === 'paragraph' || node.type === 'heading' || node.type === 'codeBlock'
  return (node.content as RichBlock[]).map((child) => plainText(child, formula)).join(isWords ? '' : '\n')
}

/** The text with each link replaced by the result of `change`; for null the link is removed and its words stay. */
export function withLinks(text: RichText, change: (href: string, words: string) => string | null): RichText {
  const inline = (node: RichInline): RichInline => {
    if (node.type !== 'text' || !node.marks?.some(({ type }) => type === 'link')) return node
    const { marks: old, ...rest } = node
    const marks = old.flatMap((mark): RichMark[] => {
      if (mark.type !== 'link') return [mark]
      const href = change(mark.attrs.href, node.text)
      return href === null ? [] : [{ ...mark, attrs: { ...mark.attrs, href } }]
    })
    return marks.length > 0 ? { ...rest, marks } : rest
  }
  const walk = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null || !('content' in node)) return node
    const content = node.content as ({ type: string } & object)[]
    return {
      ...node,
      content: content?.map((child) => (child.type === 'text' ? inline(child as RichInline) : walk(child))),
    }
  }
  return { ...text, content: text.content.map((block) => walk(block) as RichBlock) }
}
