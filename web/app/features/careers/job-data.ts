import type { JobKind } from '@arvand/contracts/careers'
import type { Answer } from '@arvand/contracts/endpoint'
import type { showJob } from '@arvand/contracts/home/careers'
import { plainText } from '@arvand/contracts/rich-text-walk'
import { instantAt } from '@arvand/persian/zone'

type Job = Answer<typeof showJob>['job']

const employmentTypes: Readonly<Record<JobKind, string>> = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
}

/** A job as schema.org `JobPosting`; pay in rials. */
export function jobData(job: Job, publicUrl: string) {
  const { slug, title, company, payLeast, payMost, skills, website } = job
  const url = `${publicUrl}/jobs/${slug}`
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    '@id': url,
    url,
    title,
    description: plainText(job.description),
    datePosted: job.publishedAt,
    // The whole last day in Tehran.
    validThrough: instantAt(job.deadline, '23:59').toISOString(),
    employmentType: employmentTypes[job.kind],
    directApply: true,
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      url: `${publicUrl}/companies/${company.slug}`,
      ...(website ? { sameAs: website } : {}),
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.city, addressCountry: 'IR' },
    },
    ...(job.isRemote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'IR' },
        }
      : {}),
    ...(payLeast === null && payMost === null
      ? {}
      : {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'IRR',
            value: {
              '@type': 'QuantitativeValue',
              unitText: 'MONTH',
              ...(payLeast === null ? {} : { minValue: payLeast }),
              ...(payMost === null ? {} : { maxValue: payMost }),
            },
          },
        }),
    ...(skills.length > 0 ? { skills: skills.map((skill) => skill.title).join('، ') } : {}),
  }
}
