import type { CourseCard } from '@arvand/contracts/courses'

/** Courses of a list as schema.org `ItemList`. */
export const itemListData = (courses: readonly Pick<CourseCard, 'slug' | 'title'>[], publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: courses.map(({ slug, title }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    url: `${publicUrl}/courses/${slug}`,
  })),
})

/** The path of parent pages as schema.org `BreadcrumbList`. */
export const breadcrumbData = (crumbs: readonly { to: string; label: string }[], publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ to, label }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: `${publicUrl}${to}`,
  })),
})
