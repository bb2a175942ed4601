import { Readable } from 'node:stream'
import { mostAttachments } from '@arvand/contracts/lesson-content'
import { outerAddress } from '@arvand/contracts/player-address'
import type { RichText } from '@arvand/contracts/rich-text'
import { emptyText } from '@arvand/contracts/rich-text-walk'
import type { LeftOutReason } from '@arvand/contracts/teacher/exchange'
import { addressesIn, htmlToText } from '#platform/html'
import type { SourceFile, SourceFiles } from './source-files.ts'
import type { ImportedFile } from './store-files.ts'

export interface Attachment {
  readonly fileId: string
  readonly title: string
}

/** What the addresses in a piece of HTML mean within the archive that it came from. */
export interface Addresses {
  /** The file that an address names; null: it names a file that is not listed; undefined: it names no file. */
  readonly file: (address: string) => SourceFile | null | undefined
  /** A placeholder link to the part of the course at an address (`lesson-links.ts`); null: no part is there. */
  readonly link: (address: string) => string | null
}

/** One part of an archive while it is read: its files, its HTML, and what of it cannot be imported. */
export class ImportedPart {
  readonly attachments: Attachment[] = []
  readonly leftOut: { title: string; reason: LeftOutReason }[] = []
  readonly source: SourceFiles

  constructor(source: SourceFiles) {
    this.source = source
  }

  leave(title: string, reason: LeftOutReason): void {
    const part = { title: title.slice(0, 200), reason }
    if (!this.leftOut.some((one) => one.title === part.title && one.reason === reason))
      this.leftOut.push(part)
  }

  /** Attaches a file to the lesson; false when the file was not imported. */
  async attach(file: SourceFile, title = file.name): Promise<boolean> {
    if (this.attachments.length >= mostAttachments) {
      this.leave(file.name, 'too-many-files')
      return false
    }
    const fileId = await this.take(file)
    if (fileId === null) return false
    if (!this.attachments.some((one) => one.fileId === fileId))
      this.attachments.push({ fileId, title: title.slice(0, 160).trim() || file.name.slice(0, 160) })
    return true
  }

  /** Stores a file and returns its id, or null with the reason noted. */
  async take(file: SourceFile, use: ImportedFile['use'] = 'lesson'): Promise<string | null> {
    const fileId = await this.source.store(file, use)
    if (fileId === null) this.leave(file.name, this.whyNot(file))
    return fileId
  }

  /** Why a file was not imported. */
  whyNot(file: SourceFile): LeftOutReason {
    if (this.source.find(file) === null) return 'file-missing'
    return /\.h5p$/i.test(file.name) ? 'h5p' : 'file-refused'
  }

  /** Converts HTML whose pictures, links and players may name files of the archive. */
  async text(html: string, addresses: Addresses): Promise<RichText> {
    if (html.trim() === '') return emptyText
    try {
      return await this.#read(html, addresses)
    } catch (error) {
      // Thousands of nested tags overflow the stack; no real page has them.
      if (!(error instanceof RangeError)) throw error
      this.leave('html', 'damaged')
      return emptyText
    }
  }

  async #read(html: string, addresses: Addresses): Promise<RichText> {
    const pictures = new Map<string, string | null>()
    const attached = new Set<string>()
    for (const { address, isPicture } of addressesIn(html)) {
      const drawn = isPicture ? await this.#drawnIn(address) : undefined
      if (drawn !== undefined) {
        pictures.set(address, drawn)
        if (drawn === null) this.leave('picture', 'file-refused')
        continue
      }
      const file = addresses.file(address)
      if (file === undefined) continue
      if (file === null) this.leave(nameIn(address), 'file-missing')
      if (isPicture) pictures.set(address, file && (await this.take(file)))
      else {
        attached.add(address)
        if (file) await this.attach(file)
      }
    }
    return htmlToText(html, {
      picture: (src) => pictures.get(src.trim()),
      attach: (href) => attached.has(href.trim()),
      link: addresses.link,
      leave: (what, reason) => this.leave(what, reason),
    })
  }

  /** Stores the picture of a data: address; undefined for any other address. */
  async #drawnIn(address: string): Promise<string | null | undefined> {
    const found = /^data:image\/([\w+.-]+);base64,/i.exec(address)
    if (!found) return undefined
    const content = Buffer.from(address.slice(found[0].length), 'base64')
    return this.source.storeMade(
      `picture.${found[1]?.replace('jpeg', 'jpg').replace(/\+.*/, '')}`,
      'lesson',
      Readable.from([content]),
    )
  }
}

const nameIn = (address: string): string => {
  const path = outerAddress(address)?.pathname ?? address.split(/[?#]/, 1)[0] ?? ''
  const name = path.split('/').at(-1) ?? path
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
