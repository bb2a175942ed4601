import type { LessonContent } from '@arvand/contracts/lesson-content'
import type { RichText } from '@arvand/contracts/rich-text'
import type { LeftOutReason } from '@arvand/contracts/teacher/exchange'
import type { z } from 'zod'
import type { Unpacked } from '#platform/archives'
import { plainPath } from '#platform/html'
import type { ImportedExam } from '#pure/exams'
import { ImportedPart } from '../imported-part.ts'
import { pathOf, type SourceFile } from '../source-files.ts'
import type { BackupActivity } from './backup.ts'
import type { BackupFile, BackupFiles } from './backup-files.ts'
import type { QuestionBank } from './question-bank.ts'
import { readXml } from './xml.ts'

/** A lesson made of an activity; some activities give several. */
export interface GivenLesson {
  readonly title: string
  readonly content: LessonContent
  /** Only of a quiz. */
  readonly exam?: ImportedExam
}

/** The lessons made of one activity, or the reason why there are none. */
export type Given = readonly GivenLesson[] | LeftOutReason

/** What all activities of a backup share. */
export interface ActivityDeps {
  readonly unpacked: Unpacked
  readonly files: BackupFiles
  /** Null: the backup has none, or it cannot be read. */
  readonly bank: QuestionBank | null
  /** A placeholder link for an address that leads within the course; null: it leads out of it. */
  readonly link: (href: string) => string | null
}

/** One activity while it is read. */
export class Activity extends ImportedPart {
  readonly about: BackupActivity
  readonly files: BackupFiles
  readonly bank: QuestionBank | null
  readonly #parts: ActivityDeps

  constructor(about: BackupActivity, deps: ActivityDeps) {
    super(deps.files)
    this.about = about
    this.files = deps.files
    this.bank = deps.bank
    this.#parts = deps
  }

  /** An XML file of the activity's folder, e.g. `page.xml`. */
  read<Shape>(name: string, shape: z.ZodType<Shape>): Promise<Shape | undefined> {
    return readXml(this.#parts.unpacked, `${this.about.folder}/${name}`, shape)
  }

  /** HTML whose pictures and links may name the files of an area. */
  html(html: string, area: readonly BackupFile[] = []): Promise<RichText> {
    const byPath = new Map([...this.files.old, ...area].map((file) => [pathOf(file).normalize('NFC'), file]))
    return this.text(html, {
      file: (address) => fileAt(address, byPath),
      link: this.#parts.link,
    })
  }
}

/** The file that an address of a backup names: one of the HTML's own area, or, as in Moodle 1, one of the course. */
function fileAt(address: string, byPath: ReadonlyMap<string, SourceFile>): SourceFile | null | undefined {
  const whole = address
    .trim()
    .replaceAll('$@SLASH@$', '/')
    .replace(/\$@FORCEDOWNLOAD@\$.*/, '')
  const found = /^(?:@@PLUGINFILE@@|\$@FILEPHP@\$)\/*(.*)$/s.exec(whole)
  if (!found) return undefined
  return byPath.get(plainPath(found[1] ?? '')) ?? null
}
