export const usualSiteName = 'آروند'

/** The name is stored on the global object, because the bundle that renders pages has its own copy of this module. */
const place = Symbol.for('arvand.site-name')
const around: { [place]?: string } = globalThis as object

/** Sets the name of the site in this process or this browser. */
export function setSiteName(name: string): void {
  around[place] = name
}

/** What the site is called. */
export const siteName = (): string => around[place] ?? usualSiteName
