import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startExam } from '@arvand/contracts/panel/exams'
import { previewExam, showTaughtExam } from '@arvand/contracts/teacher/exams'
import { listQuestionCategories, listQuestions, showQuestion } from '@arvand/contracts/teacher/questions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { anEnrolment } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aBackup, aPng, importedBy, lessonsOf, type TestActivity, tag } from '../../testing.ts'
import { aQuestion, choiceQuestion, questionBank, quizOf, trueFalseQuestion } from './testing/quizzes.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const aTeacher = () => aPerson(arvand, { roles: ['teacher'] })

async function cameIn(
  teacher: TestPerson,
  activities: TestActivity[],
  bank: string,
  more: Record<string, string> = {},
) {
  const backup = await aBackup('هندسه', activities, { 'questions.xml': bank, ...more })
  const { exchange, report } = await importedBy(arvand, teacher, backup)
  const courseId = exchange.course?.id ?? newId()
  const lessons = await lessonsOf(arvand, courseId)
  const told = report?.leftOut.map(({ title, reason, question }) => [title, question ?? reason])
  return { exchange, report, told, lessons, courseId }
}

const examOf = (lesson: { content: object } | undefined): string =>
  String((lesson?.content as { itemId?: string } | undefined)?.itemId)

async function settingsOf(teacher: TestPerson, lesson: { content: object } | undefined) {
  return (await arvand.call(showTaughtExam, { examId: examOf(lesson) }, teacher)).answer
}
const bankOf = async (teacher: TestPerson) => (await arvand.call(listQuestions, {}, teacher)).answer.items

test('a quiz comes as an exam with its rules, its questions stand in the bank, and a learner takes it', async () => {
  const teacher = await aTeacher()
  const bank = questionBank([
    { id: 3, title: 'top', parent: 0, questions: [] },
    { id: 4, title: 'مثلث', parent: 3, questions: [choiceQuestion(11, 'جمع زاویه‌ها', { mark: 2 })] },
    { id: 5, title: 'دایره', parent: 4, questions: [trueFalseQuestion(12, 'دایره گوشه دارد', false)] },
  ])
  const quiz = quizOf({
    title: 'آزمون هندسه',
    inside:
      '<timeopen>1790000000</timeopen><timeclose>1990000000</timeclose><timelimit>1500</timelimit><attempts_number>3</attempts_number><grademethod>4</grademethod><password> راز </password><sumgrades>4</sumgrades><grade>4</grade>',
    instances: [
      { slot: 2, mark: 1.5, entry: 12 },
      { slot: 1, mark: 2.5, entry: 11 },
    ],
    sections: [
      { firstslot: 1, heading: 'بخش نخست', shuffle: true },
      { firstslot: 2, heading: '', shuffle: true },
    ],
    beside: {
      'grades.xml':
        '<activity_gradebook><grade_items><grade_item id="1"><grademax>10</grademax><gradepass>6</gradepass></grade_item></grade_items></activity_gradebook>',
    },
  })
  const { report, told, lessons, courseId } = await cameIn(teacher, [quiz], bank)
  expect(told).toEqual([])
  expect(report).toMatchObject({
    questions: 2,
    lessons: [{ title: 'آزمون هندسه', kind: 'exam', was: 'quiz' }],
  })
  const { settings, state, whyNotPublish } = await settingsOf(teacher, lessons[0])
  expect({ state, whyNotPublish }).toEqual({ state: 'open', whyNotPublish: null })
  expect(settings).toMatchObject({
    ...{ title: 'آزمون هندسه', minutes: 25, attempts: 3, counts: 'last', shuffle: true, accessCode: 'راز' },
    ...{
      opensAt: new Date(1_790_000_000_000).toISOString(),
      closesAt: new Date(1_990_000_000_000).toISOString(),
    },
    passPercent: 60,
    sections: [
      { title: 'بخش نخست', slots: [{ points: 250 }] },
      { title: 'بخش ۲', slots: [{ points: 150 }] },
    ],
  })
  const { items } = (await arvand.call(listQuestionCategories, {}, teacher)).answer
  expect(items.map(({ title }) => title)).toEqual(['هندسه', 'مثلث', 'دایره'])
  const learner = await aPerson(arvand)
  await anEnrolment(arvand, { id: courseId, lessons: [] }, learner.id)
  const asked = { examId: examOf(lessons[0]), accessCode: 'راز', requestId: newId() }
  const { answer } = await arvand.call(startExam, asked, learner)
  expect(answer.attempt.questions.map(({ kind }) => kind)).toEqual(['single', 'trueFalse'])
})

test('pictures come with their questions, older versions and removed questions stay, draws take from their category', async () => {
  const teacher = await aTeacher()
  const picture = aPng(9)
  const shown = choiceQuestion(21, 'شکل', { text: '<p>شکل <img src="@@PLUGINFILE@@/a.png" alt="مثلث"></p>' })
  const bank = questionBank([
    {
      ...{ id: 4, title: 'ریاضی', parent: 0 },
      questions: [
        shown,
        { ...trueFalseQuestion(22, 'تازه', true), entry: 7, version: 2 },
        { ...trueFalseQuestion(23, 'کهنه', true), entry: 7, version: 1 },
        trueFalseQuestion(24, 'پاک‌شده', true, { hidden: true }),
      ],
    },
  ])
  const draw = (values: string[]) =>
    JSON.stringify({
      filter: {
        category: { jointype: 1, values, filteroptions: { includesubcategories: false } },
        qtagids: { jointype: 1, values: [] },
      },
    })
  const quiz = quizOf({
    title: 'قرعه',
    inside: '<timelimit>600</timelimit><navmethod>sequential</navmethod>',
    instances: [
      { slot: 1, mark: 1, filter: draw(['4']) },
      { slot: 2, mark: 1, filter: draw(['4']) },
      { slot: 3, mark: 1, filter: draw(['99']) },
    ],
  })
  const files = `<files><file id="1"><contenthash>aa11</contenthash><contextid>61</contextid><component>question</component><filearea>questiontext</filearea><itemid>21</itemid><filepath>/</filepath><filename>a.png</filename><filesize>1</filesize><mimetype>image/png</mimetype><sortorder>0</sortorder></file></files>`
  const { told, lessons } = await cameIn(teacher, [quiz], bank, {
    'files.xml': files,
    'files/aa/aa11': picture as unknown as string,
  })
  expect(told).toEqual([
    ['قرعه', 'oneWayLost'],
    ['قرعه', 'drawLost'],
  ])
  const questions = await bankOf(teacher)
  expect(questions.map(({ excerpt }) => excerpt).toSorted()).toEqual(['تازه', 'شکل مثلث'])
  const id = questions.find(({ excerpt }) => excerpt === 'شکل مثلث')?.id ?? ''
  const { files: held } = (await arvand.call(showQuestion, { questionId: id }, teacher)).answer
  expect(held).toMatchObject([{ name: 'a.png', type: 'image/png' }])
  const { settings } = await settingsOf(teacher, lessons[0])
  expect(settings.sections[0]?.slots).toMatchObject([
    { pick: { by: 'draw', count: 2, tags: [] }, points: 100 },
  ])
  const paper = (await arvand.call(previewExam, { examId: examOf(lessons[0]), seed: 'الف' }, teacher)).answer
  expect(paper.questions).toHaveLength(2)
})

test('what an exam cannot hold is told with its place, and a quiz without an end waits as a draft', async () => {
  const teacher = await aTeacher()
  const bank = questionBank([
    {
      ...{ id: 4, title: 'همه', parent: 0 },
      questions: [
        aQuestion(
          31,
          'مقاله',
          'essay',
          '<essay><responseformat>noinline</responseformat><attachments>2</attachments></essay>',
        ),
        aQuestion(32, 'روی شکل', 'ddimageortext', ''),
        trueFalseQuestion(33, 'می‌آید', true),
      ],
    },
  ])
  const quiz = quizOf({
    title: 'بی‌پایان',
    inside:
      '<shuffleanswers>0</shuffleanswers><preferredbehaviour>interactive</preferredbehaviour><grade>10</grade><sumgrades>3</sumgrades><overrides><override id="1"><userid>2</userid></override></overrides>',
    instances: [31, 32, 33, 34].map((entry, at) => ({ slot: at + 1, mark: 1, entry })),
  })
  const { told, lessons } = await cameIn(teacher, [quiz], bank)
  expect(new Set(told?.map(([title, reason]) => `${title} ${reason}`))).toEqual(
    new Set([
      'بی‌پایان behaviourLost',
      'بی‌پایان examWithoutEnd',
      'بی‌پایان optionsShuffled',
      'بی‌پایان overridesLost',
      'بی‌پایان questionMissing',
      'بی‌پایان questionsFewer',
      'بی‌پایان scaleLost',
      'روی شکل wordsOnPicture',
    ]),
  )
  const { settings, state, whyNotPublish } = await settingsOf(teacher, lessons[0])
  expect({ state, whyNotPublish }).toEqual({ state: 'draft', whyNotPublish: 'exams.exam-without-end' })
  expect(settings.sections[0]?.slots).toHaveLength(2)
})

test('a backup with a bank alone brings its questions; a damaged bank does not stop the lessons', async () => {
  const teacher = await aTeacher()
  const bank = questionBank([
    { id: 4, title: 'بانک', parent: 0, questions: [trueFalseQuestion(41, 'آری', true)] },
  ])
  const alone = await cameIn(
    teacher,
    [{ kind: 'qbank', title: 'بانک مشترک', inside: tag('name', 'بانک') }],
    bank,
  )
  expect(alone.exchange.state).toBe('done')
  expect(alone.report).toMatchObject({ questions: 1, lessons: [] })
  const page = { kind: 'page', title: 'متن', inside: tag('name', 'متن') + tag('content', '<p>متن</p>') }
  for (const wrong of [
    '<question_categories><question_category',
    '<!DOCTYPE a [<!ENTITY b "c">]><question_categories/>',
  ]) {
    const { exchange, told } = await cameIn(teacher, [page], wrong)
    expect(exchange.state).toBe('done')
    expect(told).toEqual([['questions.xml', 'damaged']])
  }
})

const fixtures = join(import.meta.dirname, '../../../../../../shared/fixtures/backups')
test.skipIf(!existsSync(fixtures))(
  'quizzes of Moodle 2.8 and 3.11 come with their questions and draws',
  async () => {
    const teacher = await aTeacher()
    const of = async (name: string) => {
      const { exchange, report } = await importedBy(
        arvand,
        teacher,
        await readFile(join(fixtures, name)),
        name,
      )
      const lessons = await lessonsOf(arvand, exchange.course?.id ?? newId())
      return { report, exam: await settingsOf(teacher, lessons[0]) }
    }
    const old = await of('moodle_28_quiz.mbz')
    expect(old.report).toMatchObject({ questions: 2 })
    expect(old.exam.settings.sections[0]?.slots).toHaveLength(2)
    const newer = await of('moodle_311_quiz.mbz')
    expect(newer.exam.settings.sections[0]?.slots.map(({ pick }) => pick)).toMatchObject([
      { by: 'draw', count: 2, tags: ['first question', 'one', 'number one'] },
      { by: 'draw', count: 1 },
    ])
  },
)
