import { z } from 'zod'
import type { Unpacked } from '#platform/archives'
import { holder } from '../../xml-holder.ts'
import { BadFormat } from '../bad-format.ts'
import { conditionsOf, isConditional } from './conditions.ts'
import { many, readXml, text, whole } from './xml.ts'

export interface BackupActivity {
  /** Moodle's name of the kind of activity, e.g. `page`. */
  readonly kind: string
  readonly title: string
  readonly moduleId: string
  readonly folder: string
  /** Only of a subsection: the section in it. */
  readonly inner?: BackupSection
}

export interface BackupSection {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly isHidden: boolean
  /** Whether it opened to learners only under a condition. */
  readonly isConditional: boolean
  readonly activities: readonly BackupActivity[]
}

/** The outline of a Moodle 2+ backup, in the order that its course shows. */
export interface Backup {
  readonly title: string
  readonly summary: string
  readonly courseContext: string
  readonly courseId: string
  /** The address of the site that it comes from. */
  readonly site: string
  readonly sections: readonly BackupSection[]
}

const outline = z.object({
  moodle_backup: z.object({
    information: z.object({
      original_wwwroot: text,
      original_course_id: text,
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
  section: z.object({
    number: whole,
    name: text,
    summary: text,
    sequence: text,
    visible: text,
    availabilityjson: text,
    // For a section within another: the kind and the id of the activity that holds it.
    component: text,
    itemid: text,
  }),
})
const subsectionFile = z.object({ activity: z.object({ '@id': text }) })

/** Reads the outline of a backup; the contents of its activities are read later, one by one. */
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
    courseId: about.original_course_id,
    site: about.original_wwwroot.replace(/\/+$/, ''),
    sections: await sectionsOf(files, about),
  }
}

interface ListedSection {
  readonly number: number
  /** The id of the subsection that holds it; null: a top section. */
  readonly holder: string | null
  readonly section: BackupSection
}

async function sectionsOf(files: Unpacked, { contents }: Outline): Promise<BackupSection[]> {
  const bySection = Map.groupBy(contents.activities.activity, ({ sectionid }) => sectionid)
  const sections: ListedSection[] = []
  for (const { sectionid, title, directory } of contents.sections.section) {
    const section = (await readXml(files, `${directory}/section.xml`, sectionFile))?.section
    const activities = (bySection.get(sectionid) ?? []).map(activityOf)
    bySection.delete(sectionid)
    sections.push({
      number: section?.number ?? sections.length,
      holder: section?.component === 'mod_subsection' ? section.itemid : null,
      section: {
        id: sectionid,
        title: section?.name || nameOf(title),
        summary: section?.summary ?? '',
        isHidden: section?.visible === '0',
        isConditional: isConditional(conditionsOf(section?.availabilityjson ?? '')),
        activities: inOrder(activities, section?.sequence ?? ''),
      },
    })
  }
  // A backup of one activity has no sections, and a damaged one may name a section that is not there.
  const homeless = [...bySection.values()].flat().map(activityOf)
  return [
    ...(await nested(
      files,
      sections.toSorted((a, b) => a.number - b.number),
    )),
    ...(homeless.length > 0
      ? [{ id: '', title: '', summary: '', isHidden: false, isConditional: false, activities: homeless }]
      : []),
  ]
}

/** Puts sections into the subsections that hold them. A section whose subsection is not found becomes a top one. */
async function nested(files: Unpacked, listed: readonly ListedSection[]): Promise<BackupSection[]> {
  const inner = new Map(listed.flatMap(({ holder, section }) => (holder === null ? [] : [[holder, section]])))
  const filled: BackupSection[] = []
  // Subsections hold no other subsections, so one level is enough.
  for (const { holder, section } of listed) {
    if (holder !== null) continue
    filled.push({ ...section, activities: await Promise.all(section.activities.map(withInner)) })
  }
  return [...filled, ...inner.values()]

  async function withInner(activity: BackupActivity): Promise<BackupActivity> {
    if (activity.kind !== 'subsection') return activity
    const id =
      (await readXml(files, `${activity.folder}/subsection.xml`, subsectionFile))?.activity['@id'] ?? ''
    const section = inner.get(id)
    inner.delete(id)
    return section ? { ...activity, inner: section } : activity
  }
}

/** Moodle titles a section without a name by its number, which is dropped here. */
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
