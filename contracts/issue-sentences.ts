import { localSentence } from '@arvand/persian/digits'
import { formatNumber } from '@arvand/persian/numbers'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** Turns a zod issue into dotted paths with Persian sentences; a schema's own Persian message comes first. */
export function sentenceOf(issue: Issue): Record<string, string> {
  if (issue.code === 'unrecognized_keys') {
    return Object.fromEntries(
      issue.keys.map((key) => [dotted([...issue.path, key]), 'این خانه پذیرفته نیست.']),
    )
  }
  const written = /[\u0600-\u06FF]/.test(issue.message)
  return { [dotted(issue.path)]: written ? localSentence(issue.message) : standard(issue) }
}

const dotted = (path: readonly PropertyKey[]): string => path.map(String).join('.') || 'body'

function standard(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'این خانه را پر کنید.'
      if (issue.expected !== 'number' && issue.expected !== 'int') return 'نوع این مقدار درست نیست.'
      return issue.input === '' ? 'این خانه را پر کنید.' : 'این‌جا یک عدد بنویسید.'
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_value':
      return 'یکی از گزینه‌های موجود را انتخاب کنید.'
    case 'not_multiple_of':
      return `این عدد باید مضرب ${formatNumber(issue.divisor)} باشد.`
    default:
      return 'این مقدار درست نیست.'
  }
}

function tooSmall(issue: z.core.$ZodIssueTooSmall): string {
  const least = formatNumber(issue.minimum)
  if (issue.origin === 'string') {
    return issue.minimum === 1 ? 'این خانه را پر کنید.' : `دست‌کم ${least} کاراکتر بنویسید.`
  }
  if (issue.origin === 'array') return `دست‌کم ${least} مورد لازم است.`
  return `این عدد نباید از ${least} کمتر باشد.`
}

function tooBig(issue: z.core.$ZodIssueTooBig): string {
  const most = formatNumber(issue.maximum)
  if (issue.origin === 'string') return `حداکثر ${most} کاراکتر بنویسید.`
  if (issue.origin === 'array') return `حداکثر ${most} مورد پذیرفته است.`
  return `این عدد نباید از ${most} بیشتر باشد.`
}
