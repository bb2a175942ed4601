/** Signs that mean something in GIFT are written with `\` where they are meant as they are. */
const signs = ['\\', '~', '=', '#', '{', '}', ':']
// Code points that stand for nothing, so that no text has them.
const first = 0xf0000
const stand = (at: number): string => String.fromCodePoint(first + at)

/** Puts stand-ins for signs behind `\`, so that the others can be searched for. */
export const withStandIns = (text: string): string =>
  text.replace(/\\([\\~=#{}:n])/g, (_, sign: string) => (sign === 'n' ? '\n' : stand(signs.indexOf(sign))))

/** The signs instead of their stand-ins. */
export const withoutStandIns = (text: string): string =>
  text.replace(/[\u{f0000}-\u{f0006}]/gu, (sign) => signs[(sign.codePointAt(0) ?? first) - first] ?? sign)
