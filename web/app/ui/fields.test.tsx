import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { CodeField } from './code-field.tsx'
import { DateField } from './date-field.tsx'
import { DateRangeField } from './date-range-field.tsx'
import { MoneyField } from './digits-field.tsx'
import { sizeInWords } from './file-drop.tsx'
import { RadioGroup } from './radio-group.tsx'
import { TextField } from './text-field.tsx'
import { movedTime } from './time-field.tsx'

const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1]

test('a field ties its label, its hint and its error to what one types in', () => {
  const html = renderToStaticMarkup(
    <TextField name="city" label="شهر" error="نام شهر را بنویسید." required />,
  )
  const input = /<input[^>]*>/.exec(html)?.[0] ?? ''
  expect(attribute(html, 'for')).toBe(attribute(input, 'id'))
  expect(attribute(input, 'aria-describedby')).toBe(`${attribute(input, 'id')}-hint`)
  expect(html).toContain(`id="${attribute(input, 'id')}-hint"`)
  expect(attribute(input, 'aria-invalid')).toBe('true')
  expect(attribute(input, 'aria-required')).toBe('true')
  // With `required` the browser would refuse in its own language.
  expect(input).not.toContain(' required')
  expect(html).toContain('الزامی')
})

test('two days are both marked by the one sentence about them', () => {
  const html = renderToStaticMarkup(
    <DateRangeField label="روزها" names={{ start: 'from', end: 'to' }} error="هر دو روز را بنویسید." />,
  )
  const inputs = html.match(/<input[^>]*>/g) ?? []
  expect(inputs.map((input) => attribute(input, 'aria-invalid'))).toEqual(['true', 'true'])
  expect(html.split('هر دو روز را بنویسید.')).toHaveLength(2)
})

test('a locked field says why', () => {
  const html = renderToStaticMarkup(<TextField name="x" label="نام" lockedReason="پس از انتشار بسته است." />)
  expect(html).toContain('disabled=""')
  expect(html).toContain('پس از انتشار بسته است.')
})

test('values are shown in Persian digits and keep their names in a plain form', () => {
  const money = renderToStaticMarkup(<MoneyField name="price" label="بها" defaultValue={1250000} />)
  expect(attribute(/<input[^>]*>/.exec(money)?.[0] ?? '', 'value')).toBe('۱٬۲۵۰٬۰۰۰')
  const day = renderToStaticMarkup(<DateField name="born" label="تولد" defaultValue="2026-11-20" />)
  expect(day).toContain('value="۱۴۰۵/۰۸/۲۹"')
  expect(day).toContain('>جمعه</span>')
  const refused = renderToStaticMarkup(<DateField name="born" label="تولد" defaultValue="1405/13/1" />)
  expect(refused).toContain('value="۱۴۰۵/۱۳/۱"')
})

test('a one-time code is one field, so that the phone can fill it', () => {
  const html = renderToStaticMarkup(<CodeField name="code" label="کد" />)
  expect(html.match(/<input/g)).toHaveLength(1)
  expect(html).toContain('autoComplete="one-time-code"')
  expect(html).toContain('inputMode="numeric"')
})

test('a button that cannot act says why; one that works keeps the focus', () => {
  const off = renderToStaticMarkup(<Button disabledReason="در ۱۸:۱۵ باز می‌شود.">ورود</Button>)
  expect(off).toContain('disabled=""')
  expect(off).toContain(`id="${attribute(off, 'aria-describedby')}"`)
  const pending = renderToStaticMarkup(<Button pending>پرداخت</Button>)
  expect(pending).not.toContain(' disabled')
  expect(attribute(pending, 'aria-busy')).toBe('true')
  expect(pending).toContain('در حال انجام')
})

test('choices go with the form', () => {
  const box = renderToStaticMarkup(
    <Checkbox name="terms" error="بپذیرید.">
      می‌پذیرم
    </Checkbox>,
  )
  expect(attribute(/<input[^>]*>/.exec(box)?.[0] ?? '', 'name')).toBe('terms')
  const choices = [
    { value: 'a', label: 'الف' },
    { value: 'b', label: 'ب', lockedReason: 'پر است.' },
  ]
  const radios = renderToStaticMarkup(
    <RadioGroup name="day" label="روز" choices={choices} defaultValue="a" />,
  )
  expect(radios).toMatch(/<input[^>]*checked=""[^>]*value="a"|<input[^>]*value="a"[^>]*checked=""/)
  expect(radios).toContain('پر است.')
})

test('times move within the day, sizes are said in words', () => {
  expect(movedTime('18:30', 15)).toBe('۱۸:۴۵')
  expect(movedTime('۲۳:۵۰', 15)).toBe('۰۰:۰۵')
  expect(movedTime('00:05', -15)).toBe('۲۳:۵۰')
  expect(movedTime('', 15)).toBe('۱۲:۰۰')
  expect(sizeInWords(640_000_000)).toBe('۶۴۰ مگابایت')
  expect(sizeInWords(0)).toBe('۰ بایت')
})
