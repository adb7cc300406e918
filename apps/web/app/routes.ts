import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/public/landing.tsx"),
  route(":lang", "routes/public/landing.tsx", { id: "landing-lang" }),
  layout("routes/app/layout.tsx", [route("portfolio", "routes/app/portfolio.tsx")]),
] satisfies RouteConfig;
