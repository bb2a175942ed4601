import type { Page } from '@playwright/test'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { makeQuestion, previewOf, right, storeVersion, toTop, tryAnswer, writeText, wrong } from './bank.ts'

/** How a question of each kind is written, answered rightly and wrongly; all by keys, but for what is drawn. */
interface Walk {
  readonly kind: string
  readonly text: string
  readonly write: (page: Page) => Promise<void>
  readonly answer: (page: Page, isRight: boolean) => Promise<void>
  /** Said to an answer that is not right; an answer that a person marks has no other verdict. */
  readonly verdicts?: readonly [string, string]
}

const fill = (page: Page, label: string | RegExp, text: string) =>
  page.getByRole('textbox', { name: label, exact: true }).fill(text)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')

async function fillOptions(page: Page, texts: readonly string[]): Promise<void> {
  for (const [at, text] of texts.entries()) await fill(page, `متن گزینهٔ ${'الف ب پ ت'.split(' ')[at]}`, text)
}

const walks: readonly Walk[] = [
  {
    kind: 'تک‌گزینه‌ای',
    text: 'پایتخت ایران کجاست؟',
    async write(page) {
      await fillOptions(page, ['تهران', 'شیراز', 'اصفهان', '$x^2$'])
      await page.getByRole('radio', { name: 'گزینهٔ الف درست است' }).press('Space')
    },
    async answer(page, isRight) {
      await previewOf(page)
        .getByRole('radio', { name: isRight ? 'تهران' : 'شیراز' })
        .press('Space')
    },
  },
  {
    kind: 'چندگزینه‌ای',
    text: 'کدام‌ها عدد اول‌اند؟',
    async write(page) {
      await fillOptions(page, ['دو', 'سه', 'چهار'])
      await press(page, 'حذف گزینهٔ ت')
      await page.getByRole('checkbox', { name: 'گزینهٔ الف درست است' }).press('Space')
      await page.getByRole('checkbox', { name: 'گزینهٔ ب درست است' }).press('Space')
    },
    async answer(page, isRight) {
      const box = (name: string) => previewOf(page).getByRole('checkbox', { name })
      for (const name of isRight ? ['دو', 'سه'] : ['چهار']) await box(name).press('Space')
    },
  },
  {
    kind: 'درست و نادرست',
    text: 'زمین به دور خورشید می‌گردد.',
    write: (page) => page.getByRole('radio', { name: 'درست', exact: true }).first().press('Space'),
    answer: (page, isRight) =>
      previewOf(page)
        .getByRole('radio', { name: isRight ? 'درست' : 'نادرست', exact: true })
        .press('Space'),
  },
  {
    kind: 'پاسخ کوتاه',
    text: 'سرایندهٔ شاهنامه کیست؟',
    write: (page) => fill(page, 'پاسخ ۱', 'فردوسی'),
    answer: (page, isRight) =>
      previewOf(page)
        .getByLabel('پاسخ شما')
        .fill(isRight ? 'فردوسي' : 'سعدی'),
  },
  {
    kind: 'عددی',
    text: 'شتاب گرانش زمین چند است؟',
    async write(page) {
      await press(page, 'افزودن پاسخ')
      await fill(page, 'عدد، پاسخ ۱', '۹٫۸')
      await fill(page, 'خطای مجاز، پاسخ ۱', '0/1')
    },
    answer: (page, isRight) =>
      previewOf(page)
        .getByLabel('پاسخ شما')
        .fill(isRight ? '۹/۷۵' : '۱۰'),
  },
  {
    kind: 'جورکردنی',
    text: 'هر شاعر را با کتابش جور کنید.',
    async write(page) {
      for (const [at, [left, side]] of [
        ['فردوسی', 'شاهنامه'],
        ['سعدی', 'گلستان'],
      ].entries()) {
        const place = '۱۲'.charAt(at)
        await fill(page, `مورد، جفت ${place}`, left ?? '')
        await fill(page, `پاسخ آن، جفت ${place}`, side ?? '')
      }
      await press(page, 'حذف جفت ۳')
    },
    async answer(page, isRight) {
      const pairs = isRight ? { فردوسی: 'شاهنامه', سعدی: 'گلستان' } : { فردوسی: 'گلستان', سعدی: 'شاهنامه' }
      for (const [left, label] of Object.entries(pairs))
        await previewOf(page).getByRole('combobox', { name: left }).selectOption({ label })
    },
  },
  {
    kind: 'مرتب‌کردنی',
    text: 'به ترتیب زمان بچینید.',
    async write(page) {
      for (const [at, item] of ['هخامنشیان', 'اشکانیان', 'ساسانیان'].entries())
        await fill(page, `مورد ${'۱۲۳'.charAt(at)}`, item)
    },
    async answer(page, isRight) {
      // Sorted by the buttons of the rows, as somebody without a mouse does.
      const wanted = ['هخامنشیان', 'اشکانیان', 'ساسانیان']
      const order = isRight ? wanted : wanted.toReversed()
      const rows = previewOf(page).getByRole('listitem')
      for (const [place, item] of order.entries()) {
        for (;;) {
          const texts = await rows.allInnerTexts()
          const at = texts.findIndex((text) => text.includes(item))
          if (at <= place) break
          await previewOf(page)
            .getByRole('button', { name: /یک جا بالاتر$/ })
            .nth(at)
            .press('Enter')
          await expect(rows.nth(at - 1)).toContainText(item)
        }
      }
      const asShown = previewOf(page).getByRole('button', { name: 'همین ترتیب درست است' })
      if (await asShown.isVisible()) await asShown.press('Enter')
    },
    verdicts: [right, 'بخشی از پاسخ درست است'],
  },
  {
    kind: 'جای خالی',
    text: 'پایتخت ایران [[تهران|طهران]] است و [[*البرز|زاگرس]] در شمال آن است؛ [[#۹±۰٫۵]] میلیون نفر دارد.',
    write: (page) => expect(page.getByText('جای خالی ۳', { exact: true })).toBeVisible(),
    async answer(page, isRight) {
      const preview = previewOf(page)
      await preview.getByRole('textbox', { name: 'جای خالی ۱' }).fill(isRight ? 'طهران' : 'ری')
      await preview
        .getByRole('combobox', { name: 'جای خالی ۲' })
        .selectOption({ label: isRight ? 'البرز' : 'زاگرس' })
      await preview.getByRole('textbox', { name: 'جای خالی ۳' }).fill(isRight ? '۹٫۲' : '۲')
    },
  },
  {
    kind: 'کلمه‌های جابه‌جاشدنی',
    text: 'رنگ آسمان [[آبی]] و رنگ چمن [[سبز]] است.',
    async write(page) {
      await press(page, 'افزودن کلمهٔ اضافه')
      await fill(page, 'کلمهٔ اضافهٔ ۱', 'زرد')
    },
    async answer(page, isRight) {
      const preview = previewOf(page)
      const blank = (place: string) => preview.getByRole('combobox', { name: `جای خالی ${place}` })
      await blank('۲').selectOption({ label: isRight ? 'سبز' : 'زرد' })
      // The other one by pressing the word and then the blank.
      await preview.getByRole('button', { name: isRight ? 'آبی' : 'زرد', exact: true }).press('Enter')
      await preview.getByRole('button', { name: /در جای خالی ۱$/ }).press('Enter')
      await expect(blank('۱')).toHaveValue(isRight ? 'آبی' : 'زرد')
    },
  },
  {
    kind: 'تشریحی',
    text: 'دربارهٔ سقوط ساسانیان بنویسید.',
    write: (page) => page.getByLabel('کمترین تعداد کلمه').fill('۲'),
    answer: (page, isRight) =>
      previewOf(page)
        .getByLabel('پاسخ شما')
        .fill(isRight ? 'نوشته‌ای بلند' : 'کوتاه'),
    verdicts: ['این پاسخ را مدرس تصحیح می‌کند', 'این پاسخ را مدرس تصحیح می‌کند'],
  },
  {
    kind: 'محاسبه‌ای',
    text: 'دو برابر {a} چند است؟',
    async write(page) {
      await press(page, 'افزودن متغیر')
      await fill(page, 'کمترین، متغیر ۱', '۷')
      await fill(page, 'بیشترین، متغیر ۱', '۷')
      await page.getByLabel('فرمول پاسخ').fill('2 * a')
      await expect(page.getByText('دو برابر ۷ چند است؟')).toHaveCount(4)
      const trials = page.getByRole('listitem').filter({ hasText: 'دو برابر ۷ چند است؟' })
      await expect(trials.getByText('۱۴', { exact: true })).toHaveCount(3)
    },
    answer: (page, isRight) =>
      previewOf(page)
        .getByLabel('پاسخ شما')
        .fill(isRight ? '۱۴' : '۱۵'),
  },
]

for (const { kind, text, write, answer, verdicts = [right, wrong] } of walks)
  test(`a teacher writes a question «${kind}» by keys, tries it and stores it`, async ({ page, look }) => {
    await signInAs(page, 'teacher')
    await makeQuestion(page, kind)
    await writeText(page, text)
    await write(page)
    await expect(page.getByText(/^ذخیره شد،/)).toBeVisible()
    await answer(page, false)
    await tryAnswer(page, verdicts[1])
    await toTop(page)
    await look(page)
    const clear = previewOf(page).getByRole('button', { name: 'پاک کردن پاسخ' })
    await clear.press('Enter')
    await answer(page, true)
    await tryAnswer(page, verdicts[0])
    await storeVersion(page, '۱')
    await expect(page.getByText('از نسخهٔ ۱ تا حالا چیزی عوض نشده است.')).toBeVisible()
  })

test('an area of a picture is given by numbers and drawn, and found by the arrow keys', async ({
  page,
  look,
}) => {
  await signInAs(page, 'teacher')
  await makeQuestion(page, 'نقطه روی تصویر')
  await writeText(page, 'گوشهٔ بالا و چپ تصویر را نشان دهید.')
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 400 } })
  await page
    .locator('input[name="pictureId-choice"]')
    .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer })
  await page.getByLabel('توضیح تصویر').fill('یک تصویر آزمایشی')
  await press(page, 'افزودن مستطیل')
  for (const [label, value] of Object.entries({
    'چپ ٪': '۰',
    'بالا ٪': '۰',
    'راست ٪': '۳۰',
    'پایین ٪': '۳۰',
  }))
    await fill(page, `${label}، ناحیهٔ ۱`, value)

  await test.step('a second one is drawn with the mouse', async () => {
    await page.getByLabel('شکل', { exact: true }).selectOption({ label: 'دایره' })
    const picture = page.getByRole('img', { name: 'یک تصویر آزمایشی' }).first()
    const box = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.8)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.9, box.y + box.height * 0.8, { steps: 4 })
    await page.mouse.up()
    await expect(page.getByText('ناحیهٔ ۲، دایره')).toBeVisible()
    await press(page, 'حذف ناحیهٔ ۲')
  })

  const target = previewOf(page).getByRole('button', { name: 'جای پاسخ روی تصویر' })
  await target.press('Enter')
  await tryAnswer(page, wrong)
  await toTop(page)
  await look(page)
  for (const key of ['ArrowLeft', 'ArrowUp']) for (let step = 0; step < 16; step += 1) await target.press(key)
  await expect(previewOf(page).getByText('۱۸٪ از چپ، ۱۸٪ از بالا')).toBeVisible()
  await target.press('Enter')
  await tryAnswer(page, right)
  await storeVersion(page, '۱')
})

test('a question that wants files says in the preview that none is sent there', async ({ page, look }) => {
  await signInAs(page, 'teacher')
  await makeQuestion(page, 'ارسال فایل')
  await writeText(page, 'عکس حل خود را بفرستید.')
  await page.getByLabel('بیشترین تعداد فایل').fill('۳')
  await expect(previewOf(page).getByText('تا ۳ فایل')).toBeVisible()
  await expect(previewOf(page).getByText('در پیش‌نمایش فایل فرستاده نمی‌شود.')).toBeVisible()
  await toTop(page)
  await look(page)
  await storeVersion(page, '۱')
})
