import { expect, test } from 'vitest'
import { screenWords } from '../../tools/checks/screen-words.ts'
import { findingsOf } from './findings.ts'

test.each([
  'نام و نام خانوادگی را بنویسید.',
  'کتاب‌ها را می‌بینید؛ بزرگ‌ترند، نه؟',
  'آن‌ها پر نشده‌اند…',
  'فایل‌های PDF، «ساده» و تمیز.',
  'میان «ی» و «ي» فرق نمی‌گذارد.',
  'اندازهٔ مجاز: ۱۰ مگابایت (هر فایل)',
])('«%s» is written right', async (text) => {
  const files = { 'web/app/a.tsx': `const a = <p>${text}</p>\nconst b = '${text}'\nconst c = \`${text}\`` }
  expect(await findingsOf(screenWords, files)).toEqual([])
})

test.each([
  ['كتاب', 'Arabic'],
  ['بازي', 'Arabic'],
  ['٣ روز', 'Arabic digits'],
  ['می رود', '«می»'],
  ['نمی توانید', '«می»'],
  ['کتاب ها', '«ها»'],
  ['کتاب های خوب', '«ها»'],
  ['بزرگ تر', '«تر»'],
  ['پر نشده اند.', 'half-space'],
  ['نام, نشانی', 'a Latin mark'],
  ['آیا مطمئنید?', 'a Latin mark'],
  ['کمی صبر کنید...', '…'],
  ['نام ، نشانی', 'a space before a mark'],
  ['نام،نشانی', 'no space after'],
  ['کتاب\u200c ها', 'half-space'],
  ['کـتاب', 'kashida'],
])('«%s» is told', async (text, sentence) => {
  for (const code of [`const a = '${text}'`, `const a = <p>${text}</p>`, `const a = \`\${b} ${text}\``]) {
    const found = await findingsOf(screenWords, { 'web/app/a.tsx': `\n${code}` })
    expect(found.join('\n')).toContain('web/app/a.tsx:2')
    expect(found.join('\n')).toContain(sentence)
  }
})

test('two spaces are told in a text; in JSX they are one', async () => {
  const files = { 'web/app/a.tsx': "const a = 'نام  نشانی'\nconst b = <p>نام  نشانی</p>" }
  expect(await findingsOf(screenWords, files)).toEqual([
    expect.stringContaining('web/app/a.tsx:1 two spaces'),
  ])
})

test.each([
  '<p>Sign in</p>',
  '<p>{name} is here</p>',
  '<input aria-label="Search" />',
  '<img alt="Cover of a course" />',
  '<Field label="Name" />',
])('%s is English on a screen', async (code) => {
  expect(await findingsOf(screenWords, { 'web/app/a.tsx': `const a = ${code}` })).toEqual([
    expect.stringContaining('web/app/a.tsx:1 English on the screen'),
  ])
})

test.each([
  '<code dir="ltr">npm start</code>',
  '<p lang="en">Sign in</p>',
  '<p>{name}، خوش آمدید</p>',
  '<p>PDF</p>',
  '<input placeholder="name@example.com" />',
  '<input name="Search" aria-label={words.search} />',
])('%s is not', async (code) => {
  expect(await findingsOf(screenWords, { 'web/app/a.tsx': `const a = ${code}` })).toEqual([])
})

test('a sentence of words.ts is Persian', async () => {
  const files = {
    'web/app/features/live/words.ts':
      "export const words = {\n  a: 'ورود',\n  b: 'Sign in',\n  c: '{n} از {m}',\n}",
  }
  expect(await findingsOf(screenWords, files)).toEqual([
    'web/app/features/live/words.ts:3 English on the screen: «Sign in»',
  ])
})
