import { siteName } from '@arvand/contracts/site-name'
import { isRouteErrorResponse } from 'react-router'
import { sentenceFor } from '../api/sentences.ts'
import { titled } from './site.ts'

/** What a page that could not be shown says: what happened, and how to go on. */
export interface Failure {
  readonly status: number
  readonly title: string
  readonly text: string
  readonly requestId: string | null
  /** The refusal's code, when a call was refused. */
  readonly code?: string
}

/** Statuses 0 and 500 use the very sentences of the error catalogue (specification, point 8). */
const worded: Readonly<Record<number, { title: string; text: string }>> = {
  0: {
    title: 'اینترنت وصل نیست',
    text: sentenceFor(0),
  },
  401: {
    title: 'اول وارد شوید',
    text: 'برای دیدن این صفحه باید وارد حساب خود شوید. پس از ورود به همین‌جا برمی‌گردید.',
  },
  403: {
    title: 'این صفحه برای حساب شما باز نیست',
    text: 'شاید با حساب دیگری وارد شده‌اید، یا هنوز دسترسی این بخش به شما داده نشده است. اگر فکر می‌کنید باید باز باشد، به پشتیبانی خبر بدهید.',
  },
  404: {
    title: 'این صفحه پیدا نشد',
    text: 'شاید آدرس اشتباه نوشته شده، یا صفحه پاک شده یا جای دیگری رفته است.',
  },
  405: {
    title: 'این آدرس این‌گونه باز نمی‌شود',
    text: 'این آدرس برای کار دیگری است. از صفحهٔ اصلی ادامه دهید.',
  },
  429: {
    title: 'کمی آهسته‌تر',
    text: 'از این دستگاه درخواست‌های زیادی رسید. یک دقیقه صبر کنید و صفحه را تازه کنید.',
  },
  500: {
    title: 'صفحه آماده نشد',
    text: sentenceFor(500),
  },
  503: {
    title: 'آروند چند دقیقه در دسترس نیست',
    text: 'آروند در حال به‌روزرسانی یا شلوغ است. چیزی از دست نرفته است؛ چند دقیقهٔ دیگر همین صفحه را تازه کنید.',
  },
}

/** Reads whatever a loader, an action or a render threw. */
export function failureOf(error: unknown, online = true): Failure {
  if (!online) return { status: 0, requestId: null, ...wordsFor(0) }
  if (isUnanswered(error)) return { status: 0, requestId: null, ...unanswered }
  if (!isRouteErrorResponse(error)) return { status: 500, requestId: null, ...wordsFor(500) }
  const told = isTold(error.data) ? error.data : null
  const words = wordsFor(error.status)
  return {
    status: error.status,
    title: words.title,
    text: error.status === 404 || !told?.title ? words.text : told.title,
    requestId: told?.requestId ?? null,
    ...(told?.code ? { code: told.code } : {}),
  }
}

const unanswered = {
  title: 'پاسخی نرسید',
  text: sentenceFor(0),
}

/**
 * There was no answer, or it was cut off: each browser words this differently, and a proxy in front of Arvand answers
 * with a page of text.
 */
export const isUnanswered = (error: unknown): boolean => {
  if (isRouteErrorResponse(error))
    return error.status >= 502 && error.status <= 504 && typeof error.data === 'string'
  if (!(error instanceof Error)) return false
  return error instanceof TypeError
    ? /failed to fetch|networkerror|load failed/i.test(error.message)
    : error.message === 'Unable to decode turbo-stream response'
}

const wordsFor = (status: number) =>
  worded[status] ??
  (status >= 500 ? worded[500] : undefined) ?? { title: 'صفحه باز نشد', text: sentenceFor(status) }

const isTold = (data: unknown): data is { title?: string; requestId?: string; code?: string } =>
  typeof data === 'object' && data !== null

/** The title of a page that could not be shown; the site's name when nothing failed. */
export const failureMeta = ({ error }: { error?: unknown }) => [
  { title: error === undefined ? siteName() : titled(failureOf(error).title) },
]
