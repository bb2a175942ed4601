import type { Unpacked } from '#platform/archives'
import { plainPath } from '#platform/html'
import type { Addresses } from '../imported-part.ts'
import type { SourceFile } from '../source-files.ts'

const heard: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['mp4', 'm4v', 'webm', 'mov', 'mkv', 'ogv'].map((name) => [name, 'video/any'])),
  ...Object.fromEntries(
    ['mp3', 'm4a', 'ogg', 'oga', 'wav', 'flac', 'aac'].map((name) => [name, 'audio/any']),
  ),
}

/** A file of a cartridge; its type follows from its name. */
export function fileAtPath(path: string): SourceFile {
  const at = path.lastIndexOf('/') + 1
  const name = path.slice(at)
  const type = heard[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? ''
  return { name, folder: `/${path.slice(0, at)}`, type, hash: path }
}

/** Paths of a cartridge, found in whichever form an address writes them. */
export class CartridgePaths {
  readonly #paths: ReadonlyMap<string, string>
  readonly #seen = new Set<string>()

  constructor(unpacked: Unpacked) {
    this.#paths = new Map([...unpacked.keys()].map((path) => [path.normalize('NFC'), path]))
  }

  /** The file at an address of a manifest; undefined when it is not there. */
  find(href: string): string | undefined {
    const path = this.#pathOf(href)
    if (path !== undefined) this.#seen.add(path)
    return path
  }

  /** Whether some lesson has used the file at an address of a manifest. */
  isSeen(href: string): boolean {
    const path = this.#pathOf(href)
    return path !== undefined && this.#seen.has(path)
  }

  #pathOf(href: string): string | undefined {
    return this.#paths.get(plainPath(href)) ?? this.#paths.get(href.normalize('NFC'))
  }

  /** What addresses mean in a page at the path `base`; `lead` gives the link to the lesson of a path. */
  addressesAt(base: string, lead: (path: string) => string | null): Addresses {
    return {
      file: (address) => {
        const path = this.#pathAt(address, base)
        if (path === null) return undefined
        if (lead(path) !== null) return undefined
        const found = this.find(path)
        return found === undefined ? null : fileAtPath(found)
      },
      link: (address) => {
        const path = this.#pathAt(address, base)
        return path === null ? null : lead(path)
      },
    }
  }

  /** The path within the cartridge that an address means; null when it leads out of the cartridge. */
  #pathAt(address: string, base: string): string | null {
    const root = /^(?:\$|%24)(?:IMS|1EdTech)[-_]?CC[-_]?FILEBASE(?:\$|%24)\/?/i.exec(address)
    if (root) return this.#filesAt(plainPath(address.slice(root[0].length)))
    if (/^([a-z][\w+.-]*:|\/\/|#|\/|\$)/i.test(address)) return null
    try {
      const url = new URL(
        address,
        `https://cartridge.invalid/${base.split('/').map(encodeURIComponent).join('/')}`,
      )
      return plainPath(url.pathname).slice(1)
    } catch {
      return null
    }
  }

  /** Canvas puts its files into the folder `web_resources`, other tools put them at the top. */
  #filesAt(path: string): string {
    const clean = path.replace(/^(\.\.\/)+/, '')
    const all = [`web_resources/${clean}`, clean]
    return all.find((one) => this.#paths.has(one)) ?? clean
  }
}
