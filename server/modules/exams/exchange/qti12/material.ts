import type { RichText } from '@arvand/contracts/rich-text'
import type { XmlNode } from '#platform/xml'
import { asHtml, escaped } from '../drafts/as-html.ts'
import type { TextFiles, Texts } from '../drafts/texts.ts'
import { attributeOf, nodesOf, wordsOf } from '../moodle-xml/node.ts'

/** The files that a piece of HTML names. */
export type FilesOfHtml = (html: string) => Promise<TextFiles>

/** Whatever stands around texts in QTI 1: paragraphs, blocks and the material itself. */
const holders = ['flow', 'flow_mat', 'flow_label', 'material'] as const

/** The texts and pictures of an element as HTML, without those of the answers in it. */
export function htmlOf(node: XmlNode | undefined): string {
  if (!node) return ''
  const own = [
    ...nodesOf(node, 'mattext').map((text) => {
      const words = wordsOf(text)
      return /html/i.test(attributeOf(text, 'texttype')) ? words : asHtml(words, 'plain')
    }),
    ...nodesOf(node, 'matemtext').map((text) => `<b>${escaped(wordsOf(text))}</b>`),
    ...nodesOf(node, 'matimage').map((image) => `<img src="${quoted(image)}" alt="${labelOf(image)}">`),
    ...nodesOf(node, 'mataudio').map((sound) => `<audio src="${quoted(sound)}"></audio>`),
  ]
  const inner = holders.flatMap((name) => nodesOf(node, name).map(htmlOf))
  return [...own, ...inner].filter((html) => html.trim() !== '').join('<br>')
}

const quoted = (node: XmlNode): string => attribute(attributeOf(node, 'uri'))
const labelOf = (node: XmlNode): string => attribute(attributeOf(node, 'label'))
const attribute = (text: string): string => escaped(text).replaceAll('"', '&quot;')

/** All elements of a name, however deep they stand in blocks. */
export function deepNodes(node: XmlNode, name: string): XmlNode[] {
  const blocks = [
    'flow',
    'flow_label',
    'flow_mat',
    'render_choice',
    'render_fib',
    'render_extension',
    'ims_render_object',
  ]
  return [
    ...nodesOf(node, name),
    ...blocks.flatMap((block) => nodesOf(node, block).flatMap((one) => deepNodes(one, name))),
  ]
}

/** A text with the files that it names. */
export const richOf = async (html: string, texts: Texts, filesOf: FilesOfHtml): Promise<RichText> =>
  texts.rich(html, await filesOf(html))

export async function richOrNullOf(
  html: string,
  texts: Texts,
  filesOf: FilesOfHtml,
): Promise<RichText | null> {
  return html.trim() === '' ? null : texts.richOrNull(html, await filesOf(html))
}
