import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)

/** Files that call the API in the browser without showing a refusal themselves, and why that is right. */
const silent: Readonly<Record<string, string>> = {
  'features/support/help/help-form.tsx': 'use-autosave.ts shows what comes of a save',
  'features/article-writing/article-form.tsx': 'use-autosave.ts shows what comes of a save',
  'features/authoring/details-form.tsx': 'use-autosave.ts shows what comes of a save',
  'features/authoring/lesson/lesson-form.tsx': 'use-autosave.ts shows what comes of a save',
  'features/authoring/lesson/source-dialog.tsx': 'a read; the list says that it failed',
  'features/exam-setting/editor/exam-editor.tsx': 'use-autosave.ts shows what comes of a save',
  'features/exam-setting/editor/question-picker.tsx': 'a read; the list says that it failed',
  'features/exams/lesson-kinds/exam/exam-fields.tsx': 'a read; the list says that it failed',
  'features/media/library/picker-filters.tsx': 'a read; without its answer there is one filter less',
  'features/media/library/picker-dialog.tsx': 'a read; the list says that it failed',
  'features/practice-setting/editor/group-editor.tsx': 'use-autosave.ts shows what comes of a save',
  'features/survey-setting/editor/occasion-field.tsx': 'a read; the field says that it failed',
  'features/survey-setting/editor/survey-editor.tsx': 'use-autosave.ts shows what comes of a save',
  'features/survey-setting/results/given-answers.tsx': 'a read; the list says that it failed',
  'features/surveys/lesson-kinds/survey/survey-fields.tsx': 'a read; the list says that it failed',
  'features/tools/lesson-kinds/tool/tool-fields.tsx': 'a read; the list says that it failed',
}

/** A file without its comments. */
function codeOf(file: string, text: string): string {
  const { comments } = parseSync(file, text)
  return comments.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
}

test('a comment is not taken for code', () => {
  const said = "// Shows the refusal.\nconst text = '// refusal'\n/* refusal */ act()"
  expect(codeOf('a.ts', said)).toBe("\nconst text = '// refusal'\n act()")
})

test('whatever acts without a form says the title of its refusal', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, source: readFileSync(new URL(file, root), 'utf8') }))
    // Calls that a page makes by itself go through `quietCall`; every other file must use `attemptAloud` or read
    // `refusal`.
    .filter(({ source }) => /\bcall\b[^\n]*from '[./]*api\/browser\.ts'/.test(source))
    .filter(({ file, source }) => !/\brefusal\b[^.]|attemptAloud/.test(codeOf(file, source)))
    .map(({ file }) => file)
  expect(found.toSorted()).toEqual(Object.keys(silent).toSorted())
})
