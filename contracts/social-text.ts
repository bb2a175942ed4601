/** What has a meaning in the text of a post besides code and addresses. Read alike by the server and by pages. */

/** `#یادگیری_ماشین`; a mark inside a word or an address is none. */
const tag = String.raw`(?<![\p{L}\p{N}_/&#])#([\p{L}\p{N}_\u200c]{2,60})`
/** `@handle` */
const mention = String.raw`(?<![\p{L}\p{N}_/.@])@([A-Za-z0-9][A-Za-z0-9-]{2,29})(?![A-Za-z0-9-])`
/** `$x^2$`, on one line. */
const formula = String.raw`\$\$?([^$\n]{1,500}?)\$?\$`

export const postPatterns = { tag, mention, formula } as const

const all = (pattern: string, text: string): string[] => [
  ...new Set([...text.matchAll(new RegExp(pattern, 'gu'))].map(([, inside = '']) => inside)),
]

export const tagsIn = (text: string): string[] => all(tag, text)
/** In small letters. */
export const mentionsIn = (text: string): string[] => [
  ...new Set(all(mention, text).map((handle) => handle.toLowerCase())),
]
