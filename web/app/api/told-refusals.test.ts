import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)

/** Files that call the API in the browser without showing a refusal themselves, and why that is right. */
const silent: Readonly<Record<string, string>> = {
  'features/authoring/details-form.tsx': 'use-autosave.ts shows what comes of a save',
  'features/authoring/lesson/lesson-form.tsx': 'use-autosave.ts shows what comes of a save',
  'features/courses/palette-source.ts': 'a search while one types',
  'features/media/library/picker-dialog.tsx': 'a read; the list says that it failed',
}

test('whatever acts without a form says the title of its refusal', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .filter((file) => {
      const source = readFileSync(new URL(file, root), 'utf8')
      // Calls that a page makes by itself go through `quietApi`; every other file must use `attemptAloud` or read
      // `refusal`.
      return (
        /\bapi\b[^\n]*from '[./]*api\/browser\.ts'/.test(source) &&
        !/\brefusal\b[^.]|attemptAloud/.test(source)
      )
    })
  expect(found.toSorted()).toEqual(Object.keys(silent).toSorted())
})
