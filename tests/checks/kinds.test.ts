import { expect, test } from 'vitest'
import { kinds } from '../../tools/checks/kinds.ts'
import { findingsOf } from './findings.ts'

const plug = (kind: string) =>
  `import type { Sellable } from '#plugs/sellable'\nexport const sells: Sellable = { kind: '${kind}' }\n`
const shown = (kind: string) =>
  `import type { SellableUi } from '../../sellable.ts'\nexport const sold: SellableUi = { kind: '${kind}' }\n`
const sound = {
  'contracts/commerce.ts': `export const itemKind = z.enum(['course', 'plan'])\n`,
  'server/modules/courses/selling/sellable-courses.ts': plug('course'),
  'server/modules/commerce/plus/sellable-plans.ts': plug('plan'),
  'web/app/features/courses/course-sold.tsx': shown('course'),
  'web/app/features/plus/plan-sold.ts': shown('plan'),
}
const core = 'server/modules/commerce/factors/pay.ts'
const foundWith = (files: Record<string, string>) => findingsOf(kinds, { ...sound, ...files })

test('kinds in their own folders and in tests are in order', async () => {
  const files = ['plus/renew.ts', 'factors/pay.test.ts', 'testing/things.ts']
  const named = files.map((file) => [`server/modules/commerce/${file}`, `const kind = 'plan'\n`])
  // Another module may use the same word for its own kinds.
  const lessons = { 'server/modules/courses/learning/lesson.ts': `const kind = 'course'\n` }
  expect(await foundWith({ ...Object.fromEntries(named), ...lessons })).toEqual([])
})

test.each([
  ['a comparison', `if (line.kind === 'course') open()\n`],
  ['a list by kind', `const openers = { x: 1, 'course': open }\n`],
  ['a key', 'const key = `course ${id}`\n'],
  ['SQL', "const rows = sql`select 1 where kind = 'course'`\n"],
  ['a type', `type Course = Extract<CartItem, { kind: 'course' }>\n`],
])('%s that names a kind in the middle of commerce is told', async (_, text) => {
  expect(await foundWith({ [core]: text })).toEqual([
    `${core}:1 names the kind course outside of its folder; ask its plug (Sellable)`,
  ])
})

test('a list by kind whose keys are no texts is told too', async () => {
  expect(
    await foundWith({ [core]: 'const openers = { course: openCourse, plan: openPlan }\n' }),
  ).toHaveLength(2)
})

test('whoever calls commerce names no kind of another', async () => {
  const file = 'server/modules/live/register.ts'
  const text = `import { placeFactor } from '#modules/commerce'\nplaceFactor({ kind: 'plan' })\n`
  expect(await foundWith({ [file]: text })).toEqual([
    expect.stringContaining(`${file}:2 names the kind plan`),
  ])
})

test('a kind is sold by one folder', async () => {
  const twice = { 'server/modules/live/sells-plans.ts': plug('plan') }
  expect(await foundWith(twice)).toEqual(['contracts/commerce.ts:1 plan is sold by 2; one plug sells it'])
  const nobody = { 'server/modules/commerce/plus/sellable-plans.ts': '' }
  expect(await foundWith(nobody)).toEqual([
    'contracts/commerce.ts:1 plan is sold by nobody; one plug sells it',
  ])
})

test('a kind is shown by a feature, and screens of all kinds ask its plug', async () => {
  expect(await foundWith({ 'web/app/features/plus/plan-sold.ts': '' })).toEqual([
    'contracts/commerce.ts:1 plan is shown by no feature; one plug does (SellableUi)',
  ])
  const file = 'web/app/features/cart/line.tsx'
  expect(await foundWith({ [file]: `const most = kind === 'plan' ? 1 : 20\n` })).toEqual([
    `${file}:1 asks for the kind plan outside of its folder; ask its plug (SellableUi)`,
  ])
})

const lessons = {
  'contracts/lesson-content.ts': `const a = { kind: z.literal('video') }; const b = { kind: z.literal('scorm') }\n`,
  'server/modules/courses/lesson-kinds/video/video-kind.ts': `export const videoKind = { kind: 'video' }\n`,
  'server/modules/courses/lesson-kinds/scorm/scorm-kind.ts': `export const scormKind = { kind: 'scorm' }\n`,
  'web/app/features/learning/lesson-kinds/video/video-kind.ts': `export const videoKind = { kind: 'video' }\n`,
  'web/app/features/packages/lesson-kinds/scorm/scorm-kind.ts': `export const scormKind = { kind: 'scorm' }\n`,
}
const ofLessons = (files: Record<string, string>) => findingsOf(kinds, { ...lessons, ...files })

test('kinds of lessons in their own folders and in tests are in order', async () => {
  const named = `const kind = 'scorm'\nif (kind === 'video') play()\n`
  const files = ['learning/lesson.test.ts', 'testing.ts'].map((file) => [file, named])
  const inModule = files.map(([file, text]) => [`server/modules/courses/${file}`, text])
  expect(await ofLessons(Object.fromEntries(inModule))).toEqual([])
})

test('families of files, parts of a text and what is played are no kinds of lessons', async () => {
  const server = { 'server/modules/media/kinds.ts': `if (file.kind === 'video') convert()\n` }
  const text = { 'web/app/features/rich-text/draw.tsx': `if (node.type === 'video') draw()\n` }
  const played = { 'web/app/features/learning/cover.tsx': `if (playable.kind === 'video') wide()\n` }
  expect(await ofLessons({ ...server, ...text, ...played })).toEqual([])
})

test.each([
  ['a comparison', `if (lesson.content.kind === 'video') play()\n`],
  ['a branch', `switch (content.kind) { case 'video': play() }\n`],
  ['a draft', `const content = { kind: 'video', fileId }\n`],
  ['a type', `type Film = Extract<LessonContent, { kind: 'video' }>\n`],
  ['a type by its name', `type Film = ContentOf<'video' | Sound>\n`],
  ['a query', `rows.where('l.kind', '=', 'video')\n`],
  ['SQL', "const rows = sql`select 1 where l.kind in ('video')`\n"],
  ['a list', `const kept = new Set(['video', 'scorm'])\n`],
  ['a list by kind', `const icons = { video: Film, scorm: Box }\n`],
  ['a word that is nothing else', `count('scorm')\n`],
])('%s that names a kind of lesson is told, on the server and in the web', async (_, text) => {
  for (const file of ['server/modules/courses/learning/lesson.ts', 'web/app/features/learning/lesson.tsx']) {
    const found = await ofLessons({ [file]: text })
    expect(found).not.toEqual([])
    expect(found[0]).toMatch(
      new RegExp(`^${file}:1 names the lesson kind (video|scorm) outside of its folder`),
    )
  }
})

test('a kind names no other kind', async () => {
  const file = 'server/modules/courses/lesson-kinds/video/other.ts'
  expect(await ofLessons({ [file]: `const content = { kind: 'scorm' }\n` })).toEqual([
    expect.stringContaining(`${file}:1 names the lesson kind scorm`),
  ])
})

test('a kind of one side alone is told', async () => {
  const file = 'server/modules/exams/lesson-kinds/exam/exam-kind.ts'
  expect(await ofLessons({ [file]: `export const examKind = { kind: 'exam' }\n` })).toEqual([
    'contracts/lesson-content.ts:1 exam has no folder lesson-kinds/exam in the web',
  ])
})
