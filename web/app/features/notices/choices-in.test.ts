import { expect, test } from 'vitest'
import { choicesIn } from './choices-in.ts'

const boxes = ['study done sms', 'study lost sms', 'study lost mail']
const formOf = (fields: Readonly<Record<'was' | 'group' | 'on', readonly string[]>>): FormData => {
  const form = new FormData()
  for (const box of boxes) form.append('box', box)
  for (const [name, values] of Object.entries(fields)) for (const value of values) form.append(name, value)
  return form
}
const [done, lost] = [
  { kind: 'done', channel: 'sms' },
  { kind: 'lost', channel: 'sms' },
]
const mail = { kind: 'lost', channel: 'mail', on: true }

test('the switch of a group that was not touched leaves its types as each stands', () => {
  for (const [state, group] of [
    ['some', []],
    ['on', ['study sms']],
  ] as const)
    expect(
      choicesIn(formOf({ was: [`study sms ${state}`], group, on: ['study done sms', 'study lost mail'] })),
    ).toEqual([{ ...done, on: true }, { ...lost, on: false }, mail])
})

test.each([
  ['on', [], false],
  ['off', ['study sms'], true],
  ['some', ['study sms'], true],
] as const)(
  'a group that was %s and is turned sets all its types in that channel alone',
  (state, group, on) => {
    const form = formOf({ was: [`study sms ${state}`], group, on: ['study lost sms', 'study lost mail'] })
    expect(choicesIn(form)).toEqual([{ ...done, on }, { ...lost, on }, mail])
  },
)

test('a box of no channel is left out', () => {
  const form = new FormData()
  form.append('box', 'study done toString')
  expect(choicesIn(form)).toEqual([])
})
