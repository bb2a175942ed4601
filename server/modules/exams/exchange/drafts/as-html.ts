/** How the text of another system is written. */
export type TextFormat = 'html' | 'plain' | 'auto' | 'markdown'

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const broken = (html: string): string => html.trim().replace(/\r\n?|\n/g, '<br>')

/** A text as HTML: plain ones are escaped, and line breaks of all but HTML stay what they are. */
export function asHtml(text: string, format: TextFormat): string {
  if (format === 'html') return text
  return format === 'plain' ? broken(escaped(text)) : broken(text)
}

/** The format that a file names, in Moodle’s words. */
export function formatNamed(name: string | undefined): TextFormat {
  if (name === 'html') return 'html'
  if (name === 'plain' || name === 'plain_text') return 'plain'
  return name === 'markdown' ? 'markdown' : 'auto'
}
