import { z } from 'zod'
import type { Unpacked } from '#platform/archives'
import { BadFormat } from '../bad-format.ts'
import { holder, many, readXml, text, whole } from './xml.ts'

export interface BackupActivity {
  /** Moodle's word for what it is, e.g. `page`. */
  readonly kind: string
  readonly title: string
  readonly moduleId: string
  readonly folder: string
}

export interface BackupSection {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly isHidden: boolean
  readonly activities: readonly BackupActivity[]
}

/** What a Moodle 2+ backup says of itself, in the order that its course shows. */
export interface Backup {
  readonly title: string
  readonly summary: string
  readonly courseContext: string
  readonly sections: readonly BackupSection[]
}

const outline = z.object({
  moodle_backup: z.object({
    information: z.object({
      original_course_fullname: text,
      original_course_contextid: text,
      contents: holder({
        activities: holder({
          activity: many(
            z.object({ moduleid: text, sectionid: text, modulename: text, title: text, directory: text }),
          ),
        }),
        sections: holder({ section: many(z.object({ sectionid: text, title: text, directory: text })) }),
        course: holder({ directory: text }),
      }),
    }),
  }),
})
type Outline = z.output<typeof outline>['moodle_backup']['information']

const courseFile = z.object({ course: z.object({ '@contextid': text, fullname: text, summary: text }) })
const sectionFile = z.object({
  section: z.object({ number: whole, name: text, summary: text, sequence: text, visible: text }),
})

/** Reads the outline of a backup; what its activities hold is read later, one by one. */
export async function readBackup(files: Unpacked): Promise<Backup> {
  if (files.has('moodle.xml') && !files.has('moodle_backup.xml')) throw new BadFormat('too-old')
  const about = (await readXml(files, 'moodle_backup.xml', outline))?.moodle_backup.information
  if (!about) throw new BadFormat('not-a-course')
  const folder = about.contents.course.directory || 'course'
  const course = (await readXml(files, `${folder}/course.xml`, courseFile))?.course
  return {
    title: course?.fullname || about.original_course_fullname,
    summary: course?.summary ?? '',
    courseContext: course?.['@contextid'] || about.original_course_contextid,
    sections: await sectionsOf(files, about),
  }
}

async function sectionsOf(files: Unpacked, { contents }: Outline): Promise<BackupSection[]> {
  const bySection = Map.groupBy(contents.activities.activity, ({ sectionid }) => sectionid)
  const sections: { number: number; section: BackupSection }[] = []
  for (const { sectionid, title, directory } of contents.sections.section) {
    const section = (await readXml(files, `${directory}/section.xml`, sectionFile))?.section
    const activities = (bySection.get(sectionid) ?? []).map(activityOf)
    bySection.delete(sectionid)
    sections.push({
      number: section?.number ?? sections.length,
      section: {
        id: sectionid,
        title: section?.name || nameOf(title),
        summary: section?.summary ?? '',
        isHidden: section?.visible === '0',
        activities: inOrder(activities, section?.sequence ?? ''),
      },
    })
  }
  // A backup of one activity has no sections, and a damaged one may name a section that is not there.
  const homeless = [...bySection.values()].flat().map(activityOf)
  return [
    ...sections.sort((a, b) => a.number - b.number).map(({ section }) => section),
    ...(homeless.length > 0
      ? [{ id: '', title: '', summary: '', isHidden: false, activities: homeless }]
      : []),
  ]
}

/** Moodle calls a section without a name by its number, which says nothing. */
const nameOf = (title: string): string => (/^\d*$/.test(title.trim()) ? '' : title)

const activityOf = (activity: Outline['contents']['activities']['activity'][number]): BackupActivity => ({
  kind: activity.modulename,
  title: activity.title,
  moduleId: activity.moduleid,
  folder: activity.directory,
})

function inOrder(activities: BackupActivity[], sequence: string): BackupActivity[] {
  const places = new Map(sequence.split(',').map((id, place) => [id.trim(), place]))
  const place = ({ moduleId }: BackupActivity) => places.get(moduleId) ?? places.size
  return activities.toSorted((a, b) => place(a) - place(b))
}
