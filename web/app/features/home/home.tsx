export default function Home() { return <h1 className="text-40">خانه</h1> }
