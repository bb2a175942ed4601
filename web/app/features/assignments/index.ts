export { AssignmentPart } from './assignment-part.tsx'
