import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { IconLines } from './app/ui/drawn-icon.ts'

type IconNode = readonly (readonly [string, Readonly<Record<string, string>>])[]

const drawing = new URL('./app/ui/drawn-icon.ts', import.meta.url).pathname

/**
 * Builds the icons of Lucide as lines alone, without names, class names and keys, and without the library's settings: a
 * page of a panel has sixty of them before any interaction.
 */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!/\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id)) return null
      const { __iconData: data } = (await import(pathToFileURL(id).href)) as {
        __iconData?: { readonly size: number; readonly node: IconNode }
      }
      // Another name of an icon: its file only re-exports.
      if (data?.size !== 24) return null
      return [
        `import { drawnIcon } from ${JSON.stringify(drawing)}`,
        `export default /* @__PURE__ */ drawnIcon(${JSON.stringify(linesOf(data.node))})`,
      ].join('\n')
    },
  }
}

/** The lines of an icon. They never change their order, so React needs no keys. */
export const linesOf = (node: IconNode): IconLines =>
  node.map(([tag, { key: _, ...attributes }]) => [tag, attributes])
