export default function X() { return <h1>x</h1> }
