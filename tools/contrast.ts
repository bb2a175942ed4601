/** A colour's red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number]

/** `#rrggbb`, `#rgb` or `rgb(r g b)` without alpha; undefined for anything else. */
export function colourOf(text: string): Colour | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text)
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(
    short ? text.replace(/[\da-f]/gi, '$&$&') : text,
  )
  const parts = hex?.slice(1).map((part) => Number.parseInt(part, 16))
  const [red, green, blue] =
    parts ?? /^rgb\((\d+)[\s,]+(\d+)[\s,]+(\d+)\)$/.exec(text)?.slice(1).map(Number) ?? []
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue]
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** A token in the light and in the dark theme. */
export interface Token {
  readonly light: Colour
  readonly dark: Colour
}

/** The colours of a style sheet: `--ink: light-dark(#14213d, #e9edf5)`, or one colour for both themes. */
export function tokensIn(css: string): Map<string, Token> {
  const tokens = new Map<string, Token>()
  for (const [, name = '', value = ''] of css.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)) {
    const [, light = value, dark = value] =
      /^light-dark\(\s*(#\w+|rgb\([^)]*\)),\s*(#\w+|rgb\([^)]*\))\s*\)$/.exec(value) ?? []
    const [one, other] = [colourOf(light.trim()), colourOf(dark.trim())]
    if (one && other && !tokens.has(name)) tokens.set(name, { light: one, dark: other })
  }
  return tokens
}
