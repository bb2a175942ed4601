import type { LessonContent } from '@arvand/contracts/lesson-content'
import { emptyText, type RichText } from '@arvand/contracts/rich-text'
import type { LeftOutReason } from '@arvand/contracts/teacher/exchange'
import type { z } from 'zod'
import type { Unpacked } from '#platform/archives'
import { htmlToText } from '../html/html-to-text.ts'
import type { BackupActivity } from './backup.ts'
import type { BackupFile, BackupFiles } from './backup-files.ts'
import { readXml } from './xml.ts'

/** A lesson that an activity gives; some give several. */
export interface GivenLesson {
  readonly title: string
  readonly content: LessonContent
}

/** What is made of one activity: lessons, or the reason why there is none. */
export type Given = readonly GivenLesson[] | LeftOutReason

export interface Attachment {
  readonly fileId: string
  readonly title: string
}

const mostAttachments = 20

/** One activity while it is read: its files, its HTML, and what cannot come along. */
export class Activity {
  readonly about: BackupActivity
  readonly attachments: Attachment[] = []
  readonly leftOut: { title: string; reason: LeftOutReason }[] = []
  readonly files: BackupFiles
  readonly #unpacked: Unpacked

  constructor(about: BackupActivity, unpacked: Unpacked, files: BackupFiles) {
    this.about = about
    this.files = files
    this.#unpacked = unpacked
  }

  /** An XML file of the activity's folder, e.g. `page.xml`. */
  read<Shape>(name: string, shape: z.ZodType<Shape>): Promise<Shape | undefined> {
    return readXml(this.#unpacked, `${this.about.folder}/${name}`, shape)
  }

  leave(title: string, reason: LeftOutReason): void {
    this.leftOut.push({ title: title.slice(0, 200), reason })
  }

  /** Attaches a file of the backup to the lesson; false when it did not come in. */
  async attach(file: BackupFile, title = file.name): Promise<boolean> {
    const fileId = await this.take(file)
    if (fileId === null) return false
    if (this.attachments.some((one) => one.fileId === fileId)) return true
    if (this.attachments.length >= mostAttachments) {
      this.leave(file.name, 'too-many-files')
      return false
    }
    this.attachments.push({ fileId, title: title.slice(0, 160) || file.name.slice(0, 160) })
    return true
  }

  /** The kept file, or null with the reason noted. */
  async take(file: BackupFile, use: 'lesson' | 'package' = 'lesson'): Promise<string | null> {
    const fileId = await this.files.keep(file, use)
    if (fileId === null) this.leave(file.name, this.files.holds(file) ? 'file-refused' : 'file-missing')
    return fileId
  }

  /** HTML whose pictures and links may name the files of an area. */
  async text(html: string, files: readonly BackupFile[] = []): Promise<RichText> {
    if (html.trim() === '') return emptyText
    const named = files.filter((file) => html.includes(addressOf(file)))
    const pictures = new Map<string, string>()
    for (const file of named) {
      if (!file.type.startsWith('image/')) await this.attach(file)
      else {
        const fileId = await this.take(file)
        if (fileId !== null) pictures.set(addressOf(file), fileId)
      }
    }
    const known = new Set(named.map(addressOf))
    return htmlToText(html, {
      picture: (src) => pictures.get(bare(src)) ?? null,
      attach: (href) => known.has(bare(href)),
      // A picture of the backup that was refused has been told already, by its own name.
      leave: (what) => {
        if (!known.has(bare(what)))
          this.leave(what, /^https?:/i.test(what) ? 'outside-address' : 'embedded-part')
      },
    })
  }
}

const bare = (address: string): string => address.split(/[?#]/, 1)[0] ?? ''

/** How Moodle's HTML names a file of the area that it stands in. */
const addressOf = ({ folder, name }: BackupFile): string =>
  `@@PLUGINFILE@@${`${folder}${name}`.split('/').map(encodeURIComponent).join('/')}`
