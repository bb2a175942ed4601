import { createHash } from 'node:crypto'
import type { RichText } from '@arvand/contracts/rich-text'
import { emptyText, plainText } from '@arvand/contracts/rich-text-walk'
import type { LossReason } from '@arvand/contracts/teacher/question-exchange'
import type { addressesIn, HtmlFiles, HtmlLoss, htmlToText, plainPath } from '#platform/html'
import { isEmpty } from '../../question-kinds/words-of.ts'

/** What the app says of a file that it has stored. */
export interface StoredFile {
  readonly id: string
  readonly type: string
  readonly width: number | null
  readonly height: number | null
}

/** Stores a file for the person; null when it is refused. */
export type StoreFile = (name: string, content: Buffer) => Promise<StoredFile | null>

/** Files that came along with a text, by their names; base64. */
export type TextFiles = ReadonlyMap<string, string>

/** The HTML functions of the platform; given, so that the light door of this module needs nothing of the app. */
export interface HtmlTools {
  readonly addressesIn: typeof addressesIn
  readonly htmlToText: typeof htmlToText
  readonly plainPath: typeof plainPath
}

const noFiles: TextFiles = new Map()
const losses: Readonly<Record<HtmlLoss, LossReason>> = {
  'embedded-part': 'embeddedPart',
  'outside-address': 'outsidePicture',
  script: 'script',
  'link-lost': 'link',
  h5p: 'embeddedPart',
  'too-long': 'embeddedPart',
}
const place = /^@@PLUGINFILE@@\//i

/** Turns the texts of one question into ours, with their pictures; notes what is lost. */
export class Texts {
  readonly lost: { readonly reason: LossReason; readonly subject: string }[] = []
  /** The first sound of its texts. */
  soundId: string | null = null
  readonly #store: StoreFile
  readonly #tools: HtmlTools

  constructor(store: StoreFile, tools: HtmlTools) {
    this.#store = store
    this.#tools = tools
  }

  lose(reason: LossReason, subject = ''): void {
    const loss = { reason, subject: subject.replace(/\s+/g, ' ').trim().slice(0, 120) }
    if (!this.lost.some((one) => one.reason === reason && one.subject === loss.subject)) this.lost.push(loss)
  }

  /** A text with its pictures. */
  async rich(html: string, files: TextFiles = noFiles): Promise<RichText> {
    if (html.trim() === '') return emptyText
    const pictures = new Map<string, string | null>()
    const beside = new Set<string>()
    for (const { address, isPicture } of this.#tools.addressesIn(html)) {
      if (isPicture) pictures.set(address, await this.#pictureAt(address, files))
      else if (this.#isBeside(address, files)) {
        beside.add(address)
        await this.#soundAt(address, files)
      }
    }
    return this.#tools.htmlToText(html, {
      picture: (src) => pictures.get(src.trim()),
      attach: (href) => beside.has(href.trim()),
      link: () => null,
      leave: (what, reason) => this.lose(losses[reason], what),
    })
  }

  /** A text that may be missing, e.g. feedback. */
  async richOrNull(html: string, files: TextFiles = noFiles): Promise<RichText | null> {
    const text = await this.rich(html, files)
    return isEmpty(text) ? null : text
  }

  /** The words of a text in one line. */
  line(html: string): string {
    const noted: HtmlFiles = {
      picture: (src) => {
        this.lose('picture', src)
        return null
      },
      attach: () => false,
      link: () => null,
      leave: (what, reason) => this.lose(losses[reason], what),
    }
    return plainText(this.#tools.htmlToText(html, noted)).replace(/\s+/g, ' ').trim()
  }

  /** Stores a file that came along as base64; null, noted as lost, when it is refused. */
  async file(name: string, base64: string, loss: LossReason): Promise<StoredFile | null> {
    const stored = await this.#store(name.split('/').at(-1) ?? name, Buffer.from(base64, 'base64'))
    if (stored === null) this.lose(loss, name)
    return stored
  }

  async #pictureAt(address: string, files: TextFiles): Promise<string | null> {
    const drawn = /^data:image\/([\w+.-]+);base64,/i.exec(address)
    if (drawn) {
      const name = `picture.${(drawn[1] ?? 'png').replace('jpeg', 'jpg').replace(/\+.*/, '')}`
      return this.#picture(name, address.slice(drawn[0].length))
    }
    const name = this.#nameOf(address)
    const content = files.get(name)
    if (content !== undefined) return this.#picture(name, content)
    this.lose(place.test(address) ? 'picture' : 'outsidePicture', name)
    return null
  }

  async #picture(name: string, base64: string): Promise<string | null> {
    const stored = await this.file(name, base64, 'picture')
    if (stored === null || stored.type.startsWith('image/')) return stored?.id ?? null
    this.lose('picture', name)
    return null
  }

  async #soundAt(address: string, files: TextFiles): Promise<void> {
    const name = this.#nameOf(address)
    const content = files.get(name)
    const isSound = /\.(mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i.test(name)
    if (content === undefined || !isSound || this.soundId !== null) {
      this.lose(isSound ? 'sound' : 'file', name)
      return
    }
    const stored = await this.file(name, content, 'sound')
    if (stored?.type.startsWith('audio/')) this.soundId = stored.id
    else if (stored) this.lose('sound', name)
  }

  /** A file of Moodle’s, or one that the source has. */
  #isBeside = (address: string, files: TextFiles): boolean =>
    place.test(address) || files.has(this.#nameOf(address))

  #nameOf = (address: string): string => this.#tools.plainPath(address.replace(place, ''))
}

/** Stores each file of a source once, however often it stands there. */
export function storeOnce(store: StoreFile): StoreFile {
  const known = new Map<string, StoredFile | null>()
  return async (name, content) => {
    const key = createHash('sha256').update(content).digest('base64')
    const there = known.get(key)
    if (there !== undefined) return there
    const stored = content.length === 0 ? null : await store(name, content)
    known.set(key, stored)
    return stored
  }
}
