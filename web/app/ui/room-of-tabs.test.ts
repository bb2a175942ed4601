import { expect, test } from 'vitest'
import { roomOfTabs } from './room-of-tabs.ts'

const tabs = (here: string) =>
  ['درس‌ها', 'مشخصات', 'دانشجویان', 'گروه‌ها', 'تکلیف‌ها', 'دفتر نمره', 'اطلاعیه‌ها', 'مدرسان'].map((title) => ({
    title,
    here: title === here,
  }))

test('each further tab needs a wider row, and the last no more than all', () => {
  const { all, each } = roomOfTabs(tabs('درس‌ها'))
  expect(each[0]).toBeNull()
  const others = each.slice(1)
  expect(others).toEqual(others.toSorted((a, b) => (a ?? 0) - (b ?? 0)))
  expect(others.at(-1)).toBe(all)
  expect(others[0]).toBeLessThan(all)
})

test('the current tab is always in the row, wherever it stands, and takes its room before the others', () => {
  const first = roomOfTabs(tabs('درس‌ها'))
  const last = roomOfTabs(tabs('مدرسان'))
  expect(last.each.at(-1)).toBeNull()
  expect(last.all).toBe(first.all)
  expect(last.each[1]).toBeGreaterThanOrEqual(first.each[1] ?? 0)
})
