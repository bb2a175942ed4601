import type { Ask } from '@arvand/contracts/endpoint'
import { issueCertificates, saveTemplate } from '@arvand/contracts/teacher/certificates'
import { newId } from '#platform/ids'
import type { TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, type TestCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'

/** The demo issues certificates on earlier days. */
export { issuerNow } from './brands/brand-queries.ts'
export { storeCredential } from './credential/store-credential.ts'
export { certificates } from './tables.ts'

type TemplateWish = Partial<Ask<typeof saveTemplate>>

export interface CertifiedCourse {
  readonly teacher: TestPerson
  readonly course: TestCourse
  readonly templateId: string
}

/** A course of a new teacher that has a template; by hand unless the wish says otherwise. */
export async function aCertifiedCourse(arvand: TestApp, wish: TemplateWish = {}): Promise<CertifiedCourse> {
  const teacher = await aPerson(arvand, { name: 'سپیده رستگار', roles: ['teacher'] })
  const title = 'تحلیل داده با Python و pandas، از پاک‌سازی تا گزارش'
  const course = await aCourse(arvand, { owner: teacher, title, sections: [{ lessons: ['embed', 'embed'] }] })
  const written = { courseId: course.id, brand: 'arvand', heading: 'گواهی پایان دوره', version: 0, ...wish }
  const { answer } = await arvand.call(saveTemplate, written, teacher)
  return { teacher, course, templateId: answer.template.id }
}

/** A learner of the course, with a certificate that its teacher issued. */
export async function aHolder(
  arvand: TestApp,
  { teacher, course, templateId }: CertifiedCourse,
  name = 'سیده فاطمه‌زهرا حسینی‌نژاد طباطبایی',
): Promise<TestPerson & { readonly code: string }> {
  const person = await aPerson(arvand, { name })
  await anEnrolment(arvand, course, person.id)
  const ask = { templateId, people: [person.id], requestId: newId() }
  const { answer } = await arvand.call(issueCertificates, ask, teacher)
  const [made] = answer.issued
  if (!made) throw new Error('no certificate was issued')
  return { ...person, code: made.code }
}
