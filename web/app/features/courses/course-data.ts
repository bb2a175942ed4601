import type { Answer } from '@arvand/contracts/endpoint'
import type { showCourse } from '@arvand/contracts/home/courses'
import { siteName } from '@arvand/contracts/site-name'

export type CoursePage = Answer<typeof showCourse>['course']

/** schema.org asks for an ISO 4217 code; the wire has rials. */
const currency = 'IRR'

/** A course as schema.org `Course`, with its rating when there is one. */
export function courseData(course: CoursePage, publicUrl: string) {
  const { slug, title, summary, minutes, price, rating, ratings, teachers } = course
  const url = `${publicUrl}/courses/${slug}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': url,
    url,
    name: title,
    description: summary,
    inLanguage: 'fa',
    image: `${publicUrl}/og/courses/${slug}.png`,
    datePublished: course.publishedAt,
    dateModified: course.changedAt,
    about: course.category.title,
    teaches: course.outcomes,
    ...(course.prerequisites.length > 0
      ? { coursePrerequisites: course.prerequisites.map((one) => `${publicUrl}/courses/${one.slug}`) }
      : {}),
    provider: { '@type': 'Organization', name: siteName(), sameAs: publicUrl },
    author: teachers.map(({ name, handle }) => ({
      '@type': 'Person',
      name,
      ...(handle ? { url: `${publicUrl}/teachers/${handle}` } : {}),
    })),
    offers: {
      '@type': 'Offer',
      category: price === 0 ? 'Free' : 'Paid',
      price,
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${Math.floor(minutes / 60)}H${minutes % 60}M`,
    },
    ...(ratings > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating,
            ratingCount: ratings,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  }
}
