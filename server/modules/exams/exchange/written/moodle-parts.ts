import type { QuestionOf } from '@arvand/contracts/questions'
import type { RichText } from '@arvand/contracts/rich-text'
import { filesInText } from '@arvand/contracts/rich-text-walk'
import { escapeXml } from '#platform/xml'
import { richHtml } from './rich-html.ts'
import type { HeldFile, Writing } from './written-question.ts'

/** An element that holds a text alone. */
export const tag = (name: string, text: string | number): string =>
  `<${name}>${escapeXml(String(text)).replaceAll('>', '&gt;')}</${name}>`
/** An element whose text stands in a `text` within. */
export const textTag = (name: string, text: string): string => `<${name}>${tag('text', text)}</${name}>`

const data = (html: string): string =>
  `<text><![CDATA[${html.replace(/[^\P{Cc}\n\t]/gu, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]></text>`

export const fileTag = ({ name, base64 }: HeldFile): string =>
  `<file name="${escapeXml(name)}" path="/" encoding="base64">${base64}</file>`

/** The HTML of a text with the files that it shows. */
export function richParts(text: RichText | null, { files }: Writing): string {
  if (text === null) return data('')
  const address = (fileId: string) => {
    const file = files.get(fileId)
    return file ? `@@PLUGINFILE@@/${encodeURIComponent(file.name)}` : null
  }
  const held = [...new Set(filesInText(text))].flatMap((id) => files.get(id) ?? [])
  return data(richHtml(text, address)) + held.map(fileTag).join('')
}

/** An element of HTML; `attributes` begins with a space. */
export const htmlTag = (name: string, text: RichText | null, writing: Writing, attributes = ''): string =>
  `<${name} format="html"${attributes}>${richParts(text, writing)}</${name}>`

export const plainHtmlTag = (name: string, html: string): string =>
  `<${name} format="html">${data(html)}</${name}>`

/** An expected answer: `inner` is its text, `more` what its kind adds. */
export const answerTag = (
  inner: string,
  { percent, feedback }: { readonly percent: number; readonly feedback: RichText | null },
  writing: Writing,
  more = '',
): string =>
  `<answer fraction="${fraction(percent)}" format="html">${inner}${htmlTag('feedback', feedback, writing)}${more}</answer>\n`

const fraction = (percent: number): string => String(Number(percent.toFixed(5)))

/** Units: Moodle says how many of one make the first. */
export function unitTags({ units, unitNeeded }: Pick<QuestionOf<'numeric'>, 'units' | 'unitNeeded'>): string {
  if (units.length === 0) return tag('showunits', 3) + tag('unitgradingtype', 0)
  const rows = units.map(
    ({ name, factor }) =>
      `<unit>${tag('multiplier', Number((1 / factor).toPrecision(12)))}${tag('unit_name', name)}</unit>`,
  )
  return `${tag('showunits', 0)}${tag('unitgradingtype', unitNeeded ? 1 : 0)}<unitpenalty>1</unitpenalty><units>${rows.join('')}</units>`
}
