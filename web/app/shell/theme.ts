export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const themeCookie = 'arvand.theme'

/** The theme that a person fixed; undefined follows the system. */
export function themeOf(cookies: string | null): Theme | undefined {
  const found = cookies?.match(/(?:^|;\s*)arvand\.theme=(light|dark)(?:;|$)/)?.[1]
  return themes.find((theme) => theme === found)
}
