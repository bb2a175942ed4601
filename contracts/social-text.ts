/** What has a meaning in the text of a post besides code and addresses. Read alike by the server and by pages. */

/** `#یادگیری_ماشین`; a mark inside a word or an address is none. */
const tag = String.raw`(?<![\p{L}\p{N}_/&#])#(?<tag>[\p{L}\p{N}_\u200c]{2,60})`
/** `@handle` */
const mention = String.raw`(?<![\p{L}\p{N}_/.@])@(?<mention>[A-Za-z0-9][A-Za-z0-9-]{2,29})(?![A-Za-z0-9-])`
/** `$x^2$` or `$$x^2$$` on one line, without spaces at its ends; «۵$ و ۶$» is none. */
const formula = String.raw`(?<!\$)\$\$?(?=\S)(?<formula>[^$\n]{1,500})(?<=\S)\$\$?(?![$\p{N}])`

export const postPatterns = { tag, mention, formula } as const

const all = (pattern: string, text: string): string[] => [
  ...new Set([...text.matchAll(new RegExp(pattern, 'gu'))].map(([, inside = '']) => inside)),
]

export const tagsIn = (text: string): string[] => all(tag, text)
/** In small letters. */
export const mentionsIn = (text: string): string[] => [
  ...new Set(all(mention, text).map((handle) => handle.toLowerCase())),
]

/** The first address of a page in a text, without the punctuation after it; null when there is none. Code is no text. */
export function firstLinkIn(text: string): string | null {
  const words = text
    .replaceAll(/^```[^\n`]*$[\s\S]*?(?:^```\s*$|(?![\s\S]))/gm, '')
    .replaceAll(/`[^`\n]+`/g, '')
  for (const [found] of words.matchAll(/https?:\/\/[^\s<>«»"'`]+/gu)) {
    const link = found.replace(/[.,:;!?)\]،؛؟…]+$/u, '')
    if (link.length <= 2000 && URL.canParse(link)) return link
  }
  return null
}
