import { plainText } from '@arvand/contracts/rich-text-walk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { authoring } from '../../tables.ts'
import { aBackup, importedBy, lessonsOf, type TestActivity, tag } from '../../testing.ts'

let arvand: TestApp
let teacher: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  teacher = await aPerson(arvand, { roles: ['teacher'] })
})
afterAll(() => arvand.close())

async function cameIn(activities: readonly TestActivity[], more: Readonly<Record<string, string>> = {}) {
  const { exchange, report } = await importedBy(arvand, teacher, await aBackup('دوره', activities, more))
  const told = report?.leftOut.map(({ title, reason, within, section }) => [title, reason, within, section])
  return { exchange, report, told, lessons: await lessonsOf(arvand, exchange.course?.id ?? newId()) }
}

const activity = (
  kind: string,
  title: string,
  inside = '',
  more: Partial<TestActivity> = {},
): TestActivity => ({
  kind,
  title,
  inside: tag('name', title) + inside,
  ...more,
})
const page = (title: string, more: Partial<TestActivity> = {}) =>
  activity('page', title, tag('content', `<p>متن ${title}</p>`), more)

test('a lesson with branches stands in the order of its buttons, and its forks, lots and questions are told', async () => {
  const of = (id: number, prev: number, next: number, jumps: readonly number[], qtype = 20) =>
    `<page id="${id}"><prevpageid>${prev}</prevpageid><nextpageid>${next}</nextpageid><qtype>${qtype}</qtype>${tag('title', `صفحهٔ ${id}`)}${tag('contents', `<p>متن ${id}</p>`)}<answers>${jumps.map((jump) => `<answer id="9"><jumpto>${jump}</jumpto>${tag('answer_text', 'برو')}</answer>`).join('')}</answers></page>`
  const { told, lessons } = await cameIn([
    activity(
      'lesson',
      'درس شاخه‌دار',
      `<available>1700000000</available><usepassword>1</usepassword><pages>${of(11, 0, 12, [14, 12])}${of(12, 11, 13, [13, 11], 3)}${of(13, 12, 14, [-80], 30)}${of(14, 13, 15, [15])}${of(15, 14, 0, [-9])}</pages>`,
    ),
  ])
  expect(lessons[0]?.content.body?.content.map((block) => plainText(block))).toEqual(
    [11, 14, 15].flatMap((id) => [`صفحهٔ ${id}`, `متن ${id}`]),
  )
  const at = ['درس شاخه‌دار', 'فصل اول']
  expect(told).toEqual([
    ['صفحهٔ 11', 'forkLost', ...at],
    ['صفحهٔ 12', 'lessonQuestionLost', ...at],
    ['صفحهٔ 13', 'lotLost', ...at],
    ['درس شاخه‌دار', 'startLost', ...at],
    ['درس شاخه‌دار', 'conditionLost', ...at],
  ])
})

test('an assignment is due when it was, and dates and ways of working that ours have not are told', async () => {
  const assign = (title: string, inside: string) => activity('assign', title, inside)
  const { told, lessons } = await cameIn([
    assign(
      'تکلیف',
      '<duedate>1767225600</duedate><cutoffdate>1767312000</cutoffdate><allowsubmissionsfromdate>1767139200</allowsubmissionsfromdate><timelimit>3600</timelimit><teamsubmission>1</teamsubmission><plugin_configs><plugin_config><plugin>file</plugin><subtype>assignsubmission</subtype><name>maxfilesubmissions</name><value>7</value></plugin_config></plugin_configs>',
    ),
    assign('فقط بسته می‌شود', '<duedate>0</duedate><cutoffdate>1767312000</cutoffdate>'),
    assign('بدون انقضا', '<duedate>0</duedate><cutoffdate>0</cutoffdate>'),
    assign('از آینده', '<duedate>99999999999999</duedate>'),
  ])
  const due = lessons.map(({ content }) => (content.kind === 'assignment' ? content.dueAt : undefined))
  expect(due).toEqual(['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', null, null])
  expect(lessons[0]?.content).toMatchObject({ mostFiles: 7, dueDays: null })
  expect(told?.map(([title, reason]) => [title, reason])).toEqual([
    ['تکلیف', 'startLost'],
    ['تکلیف', 'lateTaken'],
    ['تکلیف', 'timeLimitLost'],
    ['تکلیف', 'groupsLost'],
    ['فقط بسته می‌شود', 'lateTaken'],
  ])
})

test('a subsection stands where it stood, and hides what is in it', async () => {
  const label = (title: string) => activity('label', title, tag('intro', `<p>${title}</p>`))
  const { told, report, lessons } = await cameIn([
    page('پیش'),
    activity('subsection', 'زیرفصل', '', {
      within: [page('یکم'), activity('quiz', 'آزمون'), label('پایان زیرفصل')],
    }),
    page('پس', {
      inside: tag('name', 'پس') + tag('content', '<a href="$@SUBSECTIONVIEWBYID*101@$">زیرفصل</a>'),
    }),
    activity('subsection', 'پنهان', '', { hidden: true, within: [page('نهفته')] }),
    activity('subsection', 'تهی', '', { within: [] }),
  ])
  expect(lessons.map(({ title, is_published }) => [title, is_published])).toEqual([
    ['پیش', true],
    ['زیرفصل › یکم', true],
    ['زیرفصل › پایان زیرفصل', true],
    ['پس', true],
    ['پنهان › نهفته', false],
  ])
  expect(new Set(lessons.map(({ section_id }) => section_id)).size).toBe(1)
  expect(new Set(report?.lessons.map(({ section }) => section))).toEqual(new Set(['فصل اول']))
  expect(JSON.stringify(lessons[3]?.content)).toContain(lessons[1]?.id)
  expect(told).toEqual([
    ['آزمون', 'empty', null, 'فصل اول'],
    ['تهی', 'empty', null, 'فصل اول'],
  ])
})

test('a subsection whose place is not found, and one that holds itself, are sections of their own', async () => {
  const section = (id: number, held: number, sequence: string) =>
    `<section><number>${id}</number><name>فصل ${id}</name><sequence>${sequence}</sequence><visible>1</visible><component>mod_subsection</component><itemid>${held}</itemid></section>`
  const { lessons } = await cameIn(
    [
      page('پیش'),
      activity('subsection', 'یک', '', { within: [page('در یک')] }),
      activity('subsection', 'دو', '', {
        within: [activity('subsection', 'خودش', '', {}), page('در دو')],
      }),
    ],
    {
      'sections/section_701/section.xml': section(701, 5, '103'),
      'sections/section_702/section.xml': section(702, 104, '104,105'),
    },
  )
  expect(lessons.map(({ title }) => title).toSorted()).toEqual(['در دو', 'در یک', 'پیش'].toSorted())
})

test('an activity that waits for another is a lesson that waits for another; other conditions are told', async () => {
  const when = (tree: unknown) => ({ module: tag('availability', JSON.stringify(tree)) })
  const done = (cm: number, e = 1) => ({ type: 'completion', cm, e })
  const all = (...c: unknown[]) => when({ op: '&', c, showc: c.map(() => true) })
  const { told, lessons } = await cameIn(
    [
      page('یکم'),
      page('دوم', all(done(100))),
      page('سوم', all(done(100), { type: 'date', d: '>=', t: 1700000000 })),
      page('چهارم', when({ op: '|', c: [done(100), done(101)], show: true })),
      page('پنجم', all(done(105))),
      page('ششم', all(done(104))),
      page('هفتم', all()),
      page('هشتم', { module: '<availability>{broken</availability>' }),
      page('نهم', { module: '<availablefrom>1300000000</availablefrom>' }),
    ],
    {
      'sections/section_7/section.xml': `<section><number>1</number><name>فصل اول</name><sequence></sequence><visible>1</visible>${tag('availabilityjson', '{"op":"&","c":[{"type":"group","id":3}],"showc":[true]}')}</section>`,
    },
  )
  const ids = new Map(lessons.map(({ id, title }) => [id, title]))
  const ties = await authoring(arvand.database.db)
    .selectFrom('courses.required_lessons')
    .selectAll()
    .where('lesson_id', 'in', [...ids.keys()])
    .execute()
  const named = ties.map((tie) => [ids.get(tie.lesson_id), ids.get(tie.required_lesson_id)])
  expect(named.toSorted()).toEqual(
    [
      ['دوم', 'یکم'],
      ['سوم', 'یکم'],
      ['ششم', 'پنجم'],
    ].toSorted(),
  )
  expect(told?.map(([title, reason]) => [title, reason])).toEqual(
    ['فصل اول', 'سوم', 'چهارم', 'هشتم', 'نهم', 'پنجم'].map((title) => [title, 'conditionLost']),
  )
})
