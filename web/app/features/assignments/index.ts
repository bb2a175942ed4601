export { AssignmentPart } from './assignment-part.tsx'
export { AssignmentSeen } from './assignment-seen.tsx'
