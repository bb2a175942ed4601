import { join } from 'node:path'
import { test } from 'vitest'
import { renderDocument } from '#platform/documents'
import { expectSignsAtNames } from '#server/testing/signs-at-names'
import type { factorDocument } from './checkout/factor-document.ts'

const template = (name: string) => join(import.meta.dirname, name)

test('a factor draws the signs of «C++» and «.NET» in the title of a line where they are read', async () => {
  const factor = (title: string): ReturnType<typeof factorDocument> => ({
    ...{ title: 'فاکتور ۱۴۰۵-۰۰۰۰۹۵', number: '۱۴۰۵-۰۰۰۰۹۵', date: '۱۴۰۵/۰۹/۰۹', taxNumber: '' },
    ...{ seller: [['نام', 'آروند']], buyer: [['نام', 'نرگس بهار']] },
    lines: [
      { title, note: '', figures: ['۱', '۱', '۱۰', '۰', '۱', '۱۱'] },
      { title, note: 'هدیه برای سارا', figures: ['۲', '۱', '۱۰', '۰', '۱', '۱۱'] },
    ],
    ...{ sums: ['۲۰', '۰', '۲', '۲۲'], inWords: 'دو تومان', paidFrom: '', refunded: '' },
    digits: [...'۰۱۲۳۴۵۶۷۸۹'],
  })
  await expectSignsAtNames((title) =>
    renderDocument({ template: template('checkout/factor.typ'), data: factor(title), format: 'png' }),
  )
})

test('and so does the statement of a teacher', async () => {
  const statement = (title: string) => ({
    ...{ title: 'صورت‌حساب آبان ۱۴۰۵', seller: 'آروند', teacher: 'شیما نوروزی', made: '۱۴۰۵/۰۹/۰۹' },
    ...{ rows: [[title, '۱', '۱۱', '۱', '۷', '۰']], withdrawals: [] },
    ...{ opening: '۰', earned: '۷', refunded: '۰', withdrawn: '۰', closing: '۷' },
  })
  await expectSignsAtNames((title) =>
    renderDocument({ template: template('earnings/statement.typ'), data: statement(title), format: 'png' }),
  )
})
