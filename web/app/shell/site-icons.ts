import type { Root } from './use-root.ts'

/**
 * Files that a browser shows as the site: in a tab, on a home screen. Their addresses stay and what they show follows
 * the settings, so a version at their end makes browsers ask again.
 */
export const iconFiles = ['icon-192.png', 'icon-512.png', 'maskable-512.png', 'apple-touch-180.png'] as const
export type IconFile = (typeof iconFiles)[number]

type Site = Pick<NonNullable<Root['site']>, 'palette' | 'icons'>

/** Changes with what the icons show. */
const versionOf = ({ palette, icons }: Site): string => icons?.split('/').at(-1) ?? palette

export const iconAddress = (site: Site | null | undefined, file: IconFile): string =>
  `/icons/${file}${site ? `?v=${versionOf(site)}` : ''}`

/** The icon of a tab: drawn anew at any size, unless it is a logo. */
export const tabIcon = (site: Site | null | undefined): { href: string; type: string } =>
  site?.icons
    ? { href: iconAddress(site, 'icon-192.png'), type: 'image/png' }
    : { href: `/favicon.svg${site ? `?v=${versionOf(site)}` : ''}`, type: 'image/svg+xml' }
