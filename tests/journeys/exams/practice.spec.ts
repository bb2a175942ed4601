import { callsOf } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'

const text = (line: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: line }] }],
})

const option = (id: string, line: string, percent: number, feedback?: string) => ({
  ...{ id, percent, text: text(line) },
  feedback: feedback ? text(feedback) : null,
})

test('a teacher publishes a group of sample questions, and somebody practises it by keys', async ({
  page,
  look,
}) => {
  const mark = Math.random().toString(36).slice(2, 8)
  const title = `جغرافیا ${mark}`
  await signInAs(page, 'teacher')
  const call = callsOf(page)
  for (const question of [
    {
      ...{ kind: 'single', text: text(`مرکز فارس کجاست؟ ${mark}`), shuffle: false },
      hints: ['شهر حافظ و سعدی است.', 'با «ش» شروع می‌شود.'],
      options: [option('a', 'شیراز', 100), option('b', 'یزد', 0, 'یزد مرکز استان یزد است.')],
    },
    {
      ...{ kind: 'trueFalse', text: text(`دماوند بلندترین قلهٔ ایران است. ${mark}`) },
      ...{ correct: true, whenTrue: null, whenFalse: null },
    },
    { kind: 'essay', text: text(`دربارهٔ کویر بنویسید. ${mark}`) },
  ]) {
    const made = { kind: question.kind, categoryId: null, requestId: crypto.randomUUID() }
    const { questionId } = await call<{ questionId: string }>('teacher/question/make', made)
    await call('teacher/question/save', { questionId, revision: 0, question })
    await call('teacher/question/keepVersion', { questionId, revision: 1, requestId: crypto.randomUUID() })
  }

  await test.step('the teacher makes a group, adds questions of the bank, and publishes it', async () => {
    await page.goto('/teach/practice')
    await look(page)
    await page.getByLabel('نام مجموعه').fill(title)
    await page.getByRole('button', { name: 'ساختن مجموعه' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('این مجموعه هنوز سؤال ندارد', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'افزودن از بانک سؤال' }).click()
    const picker = page.getByRole('dialog')
    await picker.getByRole('searchbox').fill(mark)
    await expect(picker.getByRole('listitem')).toHaveCount(3)
    await expect(picker.getByRole('checkbox', { name: /کویر/ })).toBeDisabled()
    await picker.getByRole('checkbox', { name: /فارس/ }).check()
    await picker.getByRole('checkbox', { name: /دماوند/ }).check()
    await look(page)
    await picker.getByRole('button', { name: 'افزودن ۲ سؤال' }).click()
    await page.getByLabel('پایه').selectOption('tenth')
    await expect(page.getByText('ذخیره شد', { exact: false })).toBeVisible()
    await look(page)
    await page.getByRole('button', { name: 'انتشار مجموعه' }).click()
    await expect(page.getByRole('button', { name: 'لغو انتشار' })).toBeVisible()
  })

  await test.step('somebody finds it and answers wrong: told at once, with why', async () => {
    await signInAs(page, 'secondLearner')
    await page.goto(`/panel/practice?q=${mark}`)
    await look(page)
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByText(`مرکز فارس کجاست؟ ${mark}`)).toBeVisible()
    await page.getByRole('button', { name: 'نشان کردن' }).click()
    await expect(page.getByRole('link', { name: 'نشان‌شده‌ها (۱)' })).toBeVisible()
    await look(page)
    // The fields of a kind come in a chunk of their own.
    await expect(page.getByRole('radio')).toHaveCount(2)
    await page.keyboard.press('2')
    await page.keyboard.press('Enter')
    const result = page.getByRole('region', { name: 'نتیجه' })
    await expect(result.getByText('پاسخ نادرست است')).toBeVisible()
    await expect(result.getByText('یزد مرکز استان یزد است.')).toBeVisible()
    await expect(result.getByText('فردا دوباره این سؤال را می‌بینید.')).toBeVisible()
    await expect(page.getByText('پاسخ درست', { exact: true })).toBeVisible()
    await look(page)
  })

  await test.step('the next one is right, and the plan of today is done', async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByText(`دماوند بلندترین قلهٔ ایران است. ${mark}`)).toBeVisible()
    await expect(page.getByRole('radio', { name: 'نادرست' })).toBeVisible()
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await expect(page.getByText('پاسخ درست است')).toBeVisible()
    await page.getByRole('button', { name: 'سؤال بعدی' }).click()
    await expect(page.getByRole('heading', { name: 'برنامهٔ امروز تمام شد' })).toBeVisible()
    await look(page)
  })

  await test.step('a mistake is tried again with a hint, and leaves the list', async () => {
    await page.getByRole('link', { name: 'اشتباه‌ها (۱)' }).click()
    await expect(page.getByText(`مرکز فارس کجاست؟ ${mark}`)).toBeVisible()
    await page.getByRole('button', { name: 'راهنمایی', exact: true }).click()
    await expect(page.getByText('شهر حافظ و سعدی است.')).toBeVisible()
    await page.getByRole('button', { name: 'راهنمایی ۲ از ۲' }).click()
    await expect(page.getByText('با «ش» شروع می‌شود.')).toBeVisible()
    await page.getByRole('radio', { name: /شیراز/ }).check()
    await look(page)
    await page.getByRole('button', { name: 'بررسی پاسخ' }).click()
    await expect(page.getByText('این سؤال از اشتباه‌ها برداشته شد.', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'سؤال بعدی' }).click()
    await expect(page.getByRole('heading', { name: 'اشتباهی نمانده است' })).toBeVisible()
    await page.getByRole('link', { name: 'نشان‌شده‌ها (۱)' }).click()
    await expect(page.getByText(`مرکز فارس کجاست؟ ${mark}`)).toBeVisible()
  })
})
