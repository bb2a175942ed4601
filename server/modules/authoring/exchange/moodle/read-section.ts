import { z } from 'zod'
import { textContent } from '#pure/courses'
import { BadFormat } from '../bad-format.ts'
import type { LeftOut, LessonDraft } from '../course-draft.ts'
import { firstWords, isEmpty } from '../joined-text.ts'
import { Activity, type ActivityDeps, type GivenLesson } from './activity.ts'
import type { BackupActivity, BackupSection } from './backup.ts'
import { conditionsOf } from './conditions.ts'
import { joinLabels } from './join-labels.ts'
import { keyOfModule, type PlacesOfLessons } from './moodle-links.ts'
import { readActivity } from './read-activity.ts'
import { text, whole } from './xml.ts'

/** What all sections share while a backup is read. */
export interface Gathered extends ActivityDeps {
  readonly courseContext: string
  readonly leftOut: LeftOut[]
  readonly places: PlacesOfLessons
  /** Called after each activity. */
  readonly step: () => Promise<void>
}

/** Where lessons are put while a section is read. */
interface Place {
  /** Title of the section that learners will see; for a subsection, the section around it. */
  readonly section: string
  readonly isHidden: boolean
}

export const countOf = ({ activities }: BackupSection): number =>
  activities.reduce((sum, { inner }) => sum + 1 + (inner ? countOf(inner) : 0), 0)

/** The lessons of a section, with those of its subsections in their place. */
export async function lessonsOfSection(
  section: BackupSection,
  gathered: Gathered,
  place: Place = { section: section.title, isHidden: section.isHidden },
): Promise<LessonDraft[]> {
  const { places, step } = gathered
  const made: LessonDraft[] = []
  let waiting = await summaryOf(section, gathered, place)
  const join = () => {
    const { lessons, into } = joinLabels(waiting)
    for (const [label, lesson] of into) places.joined(label, lesson)
    made.push(...lessons)
    waiting = []
  }
  for (const about of section.activities) {
    const { inner, moduleId } = about
    if (inner) join()
    const activity = new Activity(about, gathered)
    const given = await (inner
      ? lessonsOfSubsection(activity, inner, gathered, place)
      : lessonsOf(activity, gathered, place))
    if (given[0]) places.module(moduleId, given[0].key)
    if (inner) made.push(...given)
    else waiting.push(...given)
    await step()
  }
  join()
  if (made[0]) places.section(section.id, made[0].key)
  return made
}

async function lessonsOfSubsection(
  activity: Activity,
  inner: BackupSection,
  gathered: Gathered,
  { section, isHidden }: Place,
): Promise<LessonDraft[]> {
  const { isVisible, hasOthers, completed } = await settingsOf(activity)
  // Moodle writes the same condition to the subsection and to its activity, so only one is reported.
  if (!inner.isConditional && (hasOthers || completed.length > 0)) leaveCondition(activity)
  const place = { section, isHidden: isHidden || inner.isHidden || !isVisible }
  const lessons = await lessonsOfSection(inner, gathered, place)
  if (lessons.length === 0) leave(gathered, activity, 'empty', place)
  leaveParts(gathered, activity, place)
  // Sections hold no sections here, so the title of a lesson names the subsection.
  return lessons.map((lesson) => ({
    ...lesson,
    title: [...new Set([inner.title, lesson.title])]
      .filter((name) => name !== '')
      .join(' › ')
      .slice(0, 160),
  }))
}

const moduleFile = z.object({
  module: z.object({
    visible: text,
    availability: text,
    groupmembersonly: whole,
    availablefrom: whole,
    availableuntil: whole,
  }),
})

interface ModuleSettings {
  readonly isVisible: boolean
  /** Modules that must be completed first. */
  readonly completed: readonly string[]
  /** Whether there are other conditions. */
  readonly hasOthers: boolean
}

/** Visibility and conditions of an activity. */
async function settingsOf(activity: Activity): Promise<ModuleSettings> {
  const module = (await activity.read('module.xml', moduleFile))?.module
  const { completed, others } = conditionsOf(module?.availability ?? '')
  // Conditions as Moodle wrote them before 2.7.
  const old = ['groupmembersonly', 'availablefrom', 'availableuntil'] as const
  const hasOthers = others || old.some((name) => (module?.[name] ?? 0) > 0)
  return { isVisible: module?.visible !== '0', completed, hasOthers }
}

const leaveCondition = (activity: Activity) => activity.leave(activity.about.title, 'condition-lost')

async function lessonsOf(activity: Activity, gathered: Gathered, place: Place): Promise<LessonDraft[]> {
  const { about } = activity
  const given = await readActivity(activity).catch(damaged)
  if (typeof given === 'string') {
    leave(gathered, activity, given, place)
    leaveParts(gathered, activity, place)
    return []
  }
  const { isVisible, completed, hasOthers } = await settingsOf(activity)
  // A label becomes a part of another lesson, which must not get the label's condition.
  const requires = about.kind === 'label' ? [] : completed.map(keyOfModule)
  if (hasOthers || requires.length < completed.length) leaveCondition(activity)
  leaveParts(gathered, activity, place)
  const isPublished = !place.isHidden && isVisible
  return given.map((lesson, at) =>
    draftOf(lesson, { key: `${about.moduleId}-${at}`, was: about.kind, isPublished, requires }),
  )
}

/** An activity that cannot be read must not stop the others. */
function damaged(error: unknown): 'damaged' {
  if (error instanceof BadFormat) return 'damaged'
  throw error
}

/** The title of a section for the report. */
export const placeOf = (section: string) => (section ? { section: section.slice(0, 200) } : {})

const leave = (
  { leftOut }: Gathered,
  { about: { title, kind } }: Activity,
  reason: LeftOut['reason'],
  { section }: Place,
) => leftOut.push({ title, was: kind, reason, within: null, ...placeOf(section) })

const leaveParts = ({ leftOut }: Gathered, activity: Activity, { section }: Place) => {
  const { title, kind } = activity.about
  leftOut.push(
    ...activity.leftOut.map((part) => ({ ...part, was: kind, within: title, ...placeOf(section) })),
  )
}

const draftOf = (
  { title, content, exam }: GivenLesson,
  more: Pick<LessonDraft, 'key' | 'was' | 'isPublished' | 'requires'>,
): LessonDraft => ({
  title: title.slice(0, 160),
  minutes: 0,
  isPreview: false,
  releaseAfterDays: null,
  ...more,
  content,
  ...(exam ? { exam } : {}),
})

/** The summary of a section becomes its first lesson. */
async function summaryOf(section: BackupSection, gathered: Gathered, place: Place): Promise<LessonDraft[]> {
  const { files, courseContext } = gathered
  const about: BackupActivity = { kind: 'section', title: section.title, moduleId: '', folder: '' }
  const activity = new Activity(about, gathered)
  if (section.isConditional) activity.leave(section.title, 'condition-lost')
  const pictures = files.area(courseContext, 'course', 'section', section.id)
  const body = await activity.html(section.summary, pictures)
  leaveParts(gathered, activity, place)
  if (isEmpty(body) && activity.attachments.length === 0) return []
  const title = section.title || firstWords(body)
  const { attachments } = activity
  return [
    draftOf(
      { title, content: textContent({ body, attachments }) },
      { key: `section-${section.id}`, was: 'section', isPublished: !place.isHidden, requires: [] },
    ),
  ]
}
