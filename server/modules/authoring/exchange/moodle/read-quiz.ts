import { plainText } from '@arvand/contracts/rich-text-walk'
import { z } from 'zod'
import { examContent, type ImportedExam, type ImportedSlot } from '#pure/exams'
import { holder } from '../../xml-holder.ts'
import { emptyExam, sectionTitle, titleOfExam } from '../exam-lesson.ts'
import type { Activity, Given } from './activity.ts'
import type { MoodleDraw, QuestionBank } from './question-bank.ts'
import { many, root, text, whole } from './xml.ts'

const instance = z.object({
  slot: whole,
  maxmark: text,
  questionid: text,
  // Before Moodle 2.7.
  question: text,
  grade: text,
  // A draw, between Moodle 3.4 and 4.
  questioncategoryid: text,
  includingsubcategories: text,
  tags: holder({ tag: many(z.object({ tagname: text })) }),
  // Since Moodle 4.
  question_reference: many(z.object({ questionbankentryid: text, version: text })),
  question_set_reference: many(z.object({ filtercondition: text })),
})
type Instance = z.output<typeof instance>

const quiz = root('quiz', {
  ...{ name: text, intro: text, questions: text, timeopen: whole, timeclose: whole, timelimit: whole },
  ...{
    attempts_number: whole,
    attempts: text,
    grademethod: whole,
    navmethod: text,
    preferredbehaviour: text,
  },
  ...{
    shuffleanswers: text,
    shufflequestions: text,
    sumgrades: text,
    grade: text,
    password: text,
    subnet: text,
  },
  ...{ browsersecurity: text, delay1: whole, delay2: whole },
  ...{ reviewattempt: text, reviewmarks: text, reviewrightanswer: text },
  ...{ reviewspecificfeedback: text, reviewgeneralfeedback: text },
  question_instances: holder({ question_instance: many(instance) }),
  sections: holder({
    section: many(z.object({ firstslot: whole, heading: text, shufflequestions: text })),
  }),
  feedbacks: holder({ feedback: many(z.object({ feedbacktext: text })) }),
  overrides: holder({ override: many(z.unknown()) }),
})
type Quiz = z.output<typeof quiz>['found']

/** A quiz as a lesson that leads to an exam. */
export async function readQuiz(activity: Activity): Promise<Given> {
  const read = await activity.read('quiz.xml', quiz)
  if (!read) return 'damaged'
  const { found } = read
  const { bank } = activity
  const slots = slotsOf(found)
  if (slots.length === 0) return 'empty'
  const body = await activity.html(found.intro, activity.files.area(read.context, 'mod_quiz', 'intro'))
  leaveOthers(activity, found)
  const title = titleOfExam(found.name || activity.about.title)
  const exam: ImportedExam = {
    settings: {
      ...emptyExam,
      ...{ title, description: plainText(body).trim().slice(0, 2000) },
      ...timesOf(activity, found),
      attempts: Math.min(20, found.attempts_number),
      counts: (['best', 'best', 'average', 'first', 'last'] as const)[found.grademethod] ?? 'best',
      passPercent: await passOf(activity),
      shuffle: isShuffled(found),
      accessCode: found.password.replace(/\s+/g, ' ').trim().slice(0, 40),
      review: reviewOf(found),
    },
    sections: sectionsOf(found, slots, (one) => slotOf(one, activity, bank)),
  }
  const content = examContent({ body, attachments: activity.attachments })
  return [{ title: found.name, content, exam }]
}

/** The questions in their order. */
function slotsOf({ question_instances, questions }: Quiz): Instance[] {
  const all = question_instances.question_instance
  const order = questions.split(',').map((one) => one.trim())
  const place = (one: Instance) => one.slot || order.indexOf(one.questionid || one.question) + 1
  return all.toSorted((a, b) => place(a) - place(b))
}

function slotOf(one: Instance, activity: Activity, bank: QuestionBank | null): ImportedSlot[] {
  const mark = Number(one.maxmark || one.grade || 1)
  const points = Number.isFinite(mark) ? Math.min(100_000, Math.max(0, Math.round(mark * 100))) : null
  const draw = bank && drawOf(one, bank)
  if (draw) {
    if (!bank.has(draw.categoryId)) {
      activity.leave(activity.about.title, 'draw-lost')
      return []
    }
    const category = bank.pathOf(draw.categoryId)
    if (!draw.below && bank.hasBelow(draw.categoryId))
      activity.leave(category.at(-1) ?? '', 'draw-takes-below')
    return [{ pick: { by: 'draw', category, tags: draw.tags, count: 1 }, points }]
  }
  const [reference] = one.question_reference
  const id = reference
    ? bank?.versionOf(reference.questionbankentryid, Number(reference.version) || null)
    : one.questionid || one.question
  if (!id) {
    activity.leave(activity.about.title, 'question-missing')
    return []
  }
  bank?.asked.add(id)
  return [{ pick: { by: 'question', key: id }, points }]
}

type Draw = MoodleDraw & { readonly tags: string[] }

function drawOf(one: Instance, bank: QuestionBank): Draw | null {
  const [set] = one.question_set_reference
  if (set) return drawIn(set.filtercondition, bank)
  const tags = tagsOf(one.tags.tag.map(({ tagname }) => tagname))
  if (one.questioncategoryid !== '')
    return { categoryId: one.questioncategoryid, below: one.includingsubcategories === '1', tags }
  const old = bank.drawOf(one.questionid || one.question)
  return old ? { ...old, tags } : null
}

const mostTags = 12
const tagsOf = (names: readonly string[]): string[] => {
  const clean = names.map((name) => name.replace(/\s+/g, ' ').trim().slice(0, 40))
  return [...new Set(clean)].filter((name) => name !== '').slice(0, mostTags)
}

const word = z.union([z.string(), z.number()]).transform(String)
const ids = z.array(word).catch([])
const flag = z.union([z.boolean(), word]).transform((value) => value === true || value === '1')
/** Until Moodle 4.2, a category and tags as `7,هندسه`. */
const plainFilter = z.object({
  questioncategoryid: word,
  includingsubcategories: flag.catch(false),
  tags: z.array(z.string()).catch([]),
})
const filters = z.object({
  filter: z.object({
    category: z.object({
      values: ids,
      filteroptions: z
        .object({ includesubcategories: flag.catch(false) })
        .catch({ includesubcategories: false }),
    }),
    qtagids: z.object({ values: ids }).catch({ values: [] }),
  }),
})

function drawIn(json: string, bank: QuestionBank): Draw {
  const value = parsed(json)
  const plain = plainFilter.safeParse(value)
  if (plain.success) {
    const { questioncategoryid: categoryId, includingsubcategories: below, tags } = plain.data
    return { categoryId, below, tags: tagsOf(tags.map((tag) => tag.replace(/^\d+,/, ''))) }
  }
  const read = filters.safeParse(value)
  if (!read.success) return { categoryId: '', below: true, tags: [] }
  const { category, qtagids } = read.data.filter
  return {
    categoryId: category.values[0] ?? '',
    below: category.filteroptions.includesubcategories,
    tags: tagsOf(qtagids.values.flatMap((id) => bank.tags.get(id) ?? [])),
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** Sections of Moodle begin at a question; draws that stand together and are the same become one. */
function sectionsOf(
  { sections }: Quiz,
  slots: readonly Instance[],
  slotFor: (one: Instance) => ImportedSlot[],
): ImportedExam['sections'] {
  const starts = sections.section.toSorted((a, b) => a.firstslot - b.firstslot)
  const bounds = starts.length > 0 ? starts : [{ firstslot: 0, heading: '', shufflequestions: '' }]
  const grouped = bounds.map(({ heading }, at) => {
    const until = bounds[at + 1]?.firstslot ?? Number.POSITIVE_INFINITY
    const from = at === 0 ? 0 : (bounds[at]?.firstslot ?? 0)
    const own = slots.filter((one, place) => {
      const number = one.slot || place + 1
      return number >= from && number < until
    })
    return { title: sectionTitle(heading, at), slots: joined(own.flatMap(slotFor)).slice(0, 200) }
  })
  return grouped.slice(0, 20)
}

function joined(slots: readonly ImportedSlot[]): ImportedSlot[] {
  const made: ImportedSlot[] = []
  for (const slot of slots) {
    const last = made.at(-1)
    if (
      last?.pick.by === 'draw' &&
      slot.pick.by === 'draw' &&
      last.pick.count < 100 &&
      likeness(last) === likeness(slot)
    )
      made[made.length - 1] = { ...last, pick: { ...last.pick, count: last.pick.count + 1 } }
    else made.push(slot)
  }
  return made
}

const likeness = ({ pick, points }: ImportedSlot): string =>
  JSON.stringify(pick.by === 'draw' ? [pick.category, pick.tags, points] : pick)

// The last second of the year 9999.
const lastSecond = 253_402_300_799
const mostMinutes = 600

/** Moodle's instants are seconds, and zero means none. */
function timesOf(activity: Activity, { timeopen, timeclose, timelimit, name }: Quiz) {
  const at = (seconds: number) =>
    seconds > 0 && seconds <= lastSecond ? new Date(seconds * 1000).toISOString() : null
  const minutes = timelimit > 0 ? Math.min(mostMinutes, Math.ceil(timelimit / 60)) : null
  const closesAt = at(timeclose)
  if (timelimit > mostMinutes * 60) activity.leave(name, 'time-shortened')
  if (minutes === null && closesAt === null) activity.leave(name, 'exam-without-end')
  return { opensAt: at(timeopen), closesAt, minutes }
}

const grades = z.object({
  activity_gradebook: holder({
    grade_items: holder({ grade_item: many(z.object({ grademax: text, gradepass: text })) }),
  }),
})

/** In percent; Moodle's zero means that nobody fails. */
async function passOf(activity: Activity): Promise<number | null> {
  const [item] = (await activity.read('grades.xml', grades))?.activity_gradebook.grade_items.grade_item ?? []
  const [pass, most] = [Number(item?.gradepass), Number(item?.grademax)]
  return pass > 0 && most > 0 ? Math.min(100, Number(((pass * 100) / most).toFixed(2))) : null
}

const isShuffled = ({ sections, shufflequestions }: Quiz): boolean =>
  shufflequestions === '1' || sections.section.some((one) => one.shufflequestions === '1')

// Moodle's bits for when something of an attempt may be seen.
const [justAfter, whileOpen, afterClose] = [0x1000, 0x100, 0x10]

function reviewOf(found: Quiz): ImportedExam['settings']['review'] {
  if (found.reviewattempt === '') return emptyExam.review
  const bits = (value: string) => Number(value) || 0
  const attempt = bits(found.reviewattempt)
  const from =
    (attempt & (justAfter | whileOpen)) > 0 ? 'submitted' : (attempt & afterClose) > 0 ? 'closed' : 'never'
  const phase = from === 'submitted' ? justAfter | whileOpen : afterClose
  const shows = (...values: string[]) => values.some((value) => (bits(value) & phase) > 0)
  const parts = [
    ...(shows(found.reviewmarks) ? (['score'] as const) : []),
    ...(from === 'never' ? [] : (['given'] as const)),
    ...(shows(found.reviewrightanswer) ? (['correct'] as const) : []),
    ...(shows(found.reviewspecificfeedback, found.reviewgeneralfeedback) ? (['feedback'] as const) : []),
  ]
  return { from, parts: from === 'never' ? [] : parts }
}

/** Rules of Moodle that exams here do not have. */
function leaveOthers(activity: Activity, found: Quiz): void {
  const { name, sections } = found
  const leave = (isThere: boolean, reason: Parameters<Activity['leave']>[1]) => {
    if (isThere) activity.leave(name, reason)
  }
  leave(found.navmethod === 'sequential', 'one-way-lost')
  leave(found.delay1 > 0 || found.delay2 > 0, 'delay-lost')
  leave(found.subnet !== '' || !['', '-', 'none'].includes(found.browsersecurity), 'place-lost')
  leave(!['', 'deferredfeedback'].includes(found.preferredbehaviour), 'behaviour-lost')
  leave(found.shuffleanswers === '0', 'options-shuffled')
  leave(found.overrides.override.length > 0, 'overrides-lost')
  leave(
    found.feedbacks.feedback.some(({ feedbacktext }) => feedbacktext.replace(/<[^>]*>/g, '').trim() !== ''),
    'whole-feedback-lost',
  )
  leave(Math.abs(Number(found.grade) - Number(found.sumgrades)) > 0.001, 'scale-lost')
  const shuffled = sections.section.filter((one) => one.shufflequestions === '1').length
  leave(shuffled > 0 && shuffled < sections.section.length, 'shuffle-of-some')
  leave(found.attempts_number > 20, 'attempts-fewer')
}
