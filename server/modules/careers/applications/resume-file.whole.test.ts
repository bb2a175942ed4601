import { join } from 'node:path'
import type { Resume } from '@arvand/contracts/careers'
import { expect, test } from 'vitest'
import { renderDocument } from '#platform/documents'
import { newId } from '#platform/ids'
import { expectSignsAtNames } from '#server/testing/signs-at-names'
import { resumeDocument } from './resume-file.ts'

const skill = { id: newId(), level: 'advanced', isVerified: true, certificate: null, exam: null } as const
const resume: Resume = {
  ...{ name: 'نرگس بهار', headline: 'برنامه‌نویس C++ و .NET', mobile: null, email: null, city: null },
  ...{ education: 'مهندسی نرم‌افزار', biography: 'دوستدار C#', links: [] },
  ...{ experience: 'دو سال با .NET\nسه سال با C++', skills: [{ ...skill, title: 'C#\u200e' }] },
}

test('the signs of «C++» and «.NET» stay at their names in a résumé, also in texts of earlier days', () => {
  expect(resumeDocument(resume, '۱۴۰۵/۰۹/۰۹')).toMatchObject({
    headline: 'برنامه‌نویس C++\u200e و \u200e.NET',
    parts: [
      { text: 'دو سال با \u200e.NET\nسه سال با C++\u200e' },
      { text: 'مهندسی نرم‌افزار' },
      { text: 'دوستدار C#\u200e' },
    ],
    skills: [{ text: 'C#\u200e، پیشرفته' }],
  })
})

test('and are drawn where they are read', async () => {
  const template = join(import.meta.dirname, 'resume.typ')
  const data = resumeDocument(resume, '۱۴۰۵/۰۹/۰۹')
  await expectSignsAtNames((title) =>
    renderDocument({
      template,
      data: { ...data, headline: title, skills: [{ text: `${title}، پیشرفته`, isVerified: false }] },
      format: 'png',
    }),
  )
})
