import type { Answer } from '@arvand/contracts/endpoint'
import type { showArticle } from '@arvand/contracts/home/articles'
import { siteName } from '@arvand/contracts/site-name'

type Shown = Answer<typeof showArticle>['article']

/** An article as schema.org `Article`. */
export function articleData(article: Shown, publicUrl: string) {
  const { slug, title, summary, cover, topics, author, minutes } = article
  const url = `${publicUrl}/articles/${slug}`
  const picture = cover?.sizes.at(-1)?.src ?? cover?.src
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: title.slice(0, 110),
    description: summary,
    inLanguage: 'fa',
    ...(picture ? { image: `${publicUrl}${picture}` } : {}),
    datePublished: article.publishedAt,
    dateModified: article.changedAt,
    keywords: topics.map((topic) => topic.title),
    timeRequired: `PT${minutes}M`,
    commentCount: article.comments,
    author: {
      '@type': 'Person',
      name: author.name,
      ...(author.handle ? { url: `${publicUrl}/teachers/${author.handle}` } : {}),
    },
    publisher: { '@type': 'Organization', name: siteName(), url: publicUrl },
  }
}
