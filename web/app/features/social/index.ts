export { PersonPosts, PersonStanding } from './person-posts.tsx'
