import { expect, test } from 'vitest'
import { holdingIn, questionOfRoles } from './roles-question.ts'

const none = { roles: [], scopes: [] }
const formOf = (boxes: Readonly<Record<'roles' | 'scopes', readonly string[]>>) => {
  const form = new FormData()
  for (const [name, values] of Object.entries(boxes)) for (const value of values) form.append(name, value)
  return form
}

test('scopes count only with the role of a manager', () => {
  expect(holdingIn(formOf({ roles: ['', 'teacher'], scopes: ['people'] }))).toEqual({
    roles: ['teacher'],
    scopes: [],
  })
  expect(holdingIn(formOf({ roles: ['manager', 'king'], scopes: ['people', 'exams'] }))).toEqual({
    roles: ['manager'],
    scopes: ['people', 'exams'],
  })
})

test('a new teacher needs no question, and neither does a further scope', () => {
  expect(questionOfRoles('سارا', none, { roles: ['teacher'], scopes: [] })).toBeNull()
  const manager = { roles: ['manager'], scopes: ['exams'] } as const
  expect(questionOfRoles('سارا', manager, { ...manager, scopes: ['exams', 'people'] })).toBeNull()
})

test('a new manager is asked for, with the scopes by name', () => {
  const question = questionOfRoles('سارا', none, { roles: ['manager'], scopes: ['people', 'finance'] })
  expect(question?.title).toBe('سارا مدیر شود؟')
  expect(question?.text).toContain('افراد، مالی')
  expect(questionOfRoles('سارا', none, { roles: ['manager'], scopes: [] })?.text).toContain('هیچ حوزه‌ای')
})

test('whatever is taken is named, and the answer is marked as one that takes', () => {
  const before = { roles: ['teacher', 'manager'], scopes: ['growth'] } as const
  expect(questionOfRoles('سارا', before, { roles: ['manager'], scopes: [] })).toMatchObject({
    text: expect.stringContaining('نقش مدرس، حوزهٔ رشد'),
    danger: true,
  })
})
