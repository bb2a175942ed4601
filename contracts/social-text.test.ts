import { expect, test } from 'vitest'
import { mentionsIn, tagsIn } from './social-text.ts'

test('hashtags and mentions are read where they stand alone', () => {
  expect(tagsIn('#ریاضی و #یادگیری_ماشین، نه example.com/#top و نه C#net')).toEqual([
    'ریاضی',
    'یادگیری_ماشین',
  ])
  expect(tagsIn('#ریاضی #ریاضی')).toEqual(['ریاضی'])
  expect(mentionsIn('سلام @Sara-K و @sara-k؛ a@example.com نه')).toEqual(['sara-k'])
})
