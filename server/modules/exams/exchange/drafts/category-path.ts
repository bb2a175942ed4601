const deepest = 8
const longest = 80

/** `$course$/top/ریاضی/مشتق` as titles, from the top; a doubled slash is a slash of a title. */
export const categoryPath = (written: string): string[] =>
  written
    .replaceAll('//', '\u0000')
    .split('/')
    .map((part) => part.replaceAll('\u0000', '/').replace(/\s+/g, ' ').trim())
    .filter((part, at) => part !== '' && !(at === 0 && /^\$\w+\$$/.test(part)))
    .filter((part, at) => !(at === 0 && part === 'top'))
    .slice(0, deepest)
    .map((part) => part.slice(0, longest))
