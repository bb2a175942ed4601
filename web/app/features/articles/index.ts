export { ArticleCover } from './article-cover.tsx'
