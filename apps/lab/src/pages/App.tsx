import { Route, Switch } from "wouter-preact";
import { DesignPage } from "./design/DesignPage.tsx";
import { PrintPage } from "./print/PrintPage.tsx";
import { SimulationPage } from "./sample/SimulationPage.tsx";
import { Top } from "./ui/Top.tsx";

/** The lab. */
export function App() {
  return (
    <div class="lab">
      <Top />
      <Switch>
        <Route path="/packs">
          <DesignPage />
        </Route>
        <Route path="/print">
          <PrintPage />
        </Route>
        <Route path="/runs/:id">{({ id }) => <SimulationPage shown={id} />}</Route>
        <Route>
          <SimulationPage shown={null} />
        </Route>
      </Switch>
    </div>
  );
}
