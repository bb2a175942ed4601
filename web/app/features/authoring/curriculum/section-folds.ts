import { useState } from 'react'

const cookieOf = (courseId: string): string => `arvand.folds.${courseId}`

/** The sections of a course that the person folded on this device, as the cookie of a request has them. */
export const foldedIn = (cookie: string, courseId: string): readonly string[] =>
  cookie
    .split('; ')
    .find((one) => one.startsWith(`${cookieOf(courseId)}=`))
    ?.split('=')[1]
    ?.split('.')
    .filter(Boolean) ?? []

/** A cookie holds about four kilobytes; sections beyond these are open at the next visit. */
const mostRemembered = 80

/** Which sections are folded, remembered on this device for the builder of this course alone. */
export function useSectionFolds(courseId: string, stored: readonly string[]) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(stored))
  const foldAll = (ids: readonly string[]) => {
    setFolded(new Set(ids))
    const value = ids.slice(0, mostRemembered).join('.')
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox lack the newer interface
    document.cookie = `${cookieOf(courseId)}=${value}; Path=/teach/courses/${courseId}; SameSite=Lax; Max-Age=${value ? 31_536_000 : 0}`
  }
  const toggle = (id: string) =>
    foldAll(folded.has(id) ? [...folded].filter((one) => one !== id) : [...folded, id])
  return { folded, toggle, foldAll }
}
